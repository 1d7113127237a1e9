export { VariantsGallery } from './components/variants-gallery.tsx';
export { headerVariantsCopy } from './copy.ts';
export { findVariant, VARIANTS } from './model.ts';
