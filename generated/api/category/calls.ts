export {
  createCategory,
  deleteCategory,
  getCategory,
  listCategory,
  totalCategory,
  updateCategory,
} from './category.ts'
