import { SelectInput, Field } from '#ui';
import { briefingCopy } from '../copy.ts';
import { COMPANY_ORDERS, type CompanyOrder, readOrder } from '../order-model.ts';

const copy = briefingCopy.order;

/** In which order the companies stand. */
export function OrderChoice({
  order,
  onChoose,
}: {
  order: CompanyOrder;
  onChoose: (order: CompanyOrder) => void;
}) {
  return (
    <div className="w-full justify-self-end sm:w-64 print:hidden">
      <Field label={copy.label} isLabelHidden>
        <SelectInput
          value={order}
          onChange={({ target: { value } }) => {
            onChoose(readOrder(value));
          }}
        >
          {COMPANY_ORDERS.map((one) => (
            <option key={one} value={one}>
              {copy[one]}
            </option>
          ))}
        </SelectInput>
      </Field>
    </div>
  );
}
