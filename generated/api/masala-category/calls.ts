export {
  createMasalaCategory,
  deleteMasalaCategory,
  getMasalaCategory,
  listMasalaCategory,
  totalMasalaCategory,
  updateMasalaCategory,
} from './masala-category.ts'
