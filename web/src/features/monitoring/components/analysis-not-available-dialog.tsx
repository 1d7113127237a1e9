import { Button, Dialog, DialogFoot } from '#ui';
import { companiesCopy } from '#features/companies';
import { monitoringCopy } from '../copy.ts';

const copy = monitoringCopy.analysis;

interface AnalysisNotAvailableDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onUpgrade: () => void;
}

export function AnalysisNotAvailableDialog({ isOpen, onClose, onUpgrade }: AnalysisNotAvailableDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={copy.notAvailable}
      description={copy.notAvailableText}
    >
      <DialogFoot>
        <Button onClick={onClose}>{companiesCopy.cancel}</Button>
        <Button variant="primary" onClick={onUpgrade}>
          {copy.upgrade}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
