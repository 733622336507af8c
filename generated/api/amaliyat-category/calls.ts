export {
  createAmaliyatCategory,
  deleteAmaliyatCategory,
  getAmaliyatCategory,
  getAmaliyatCategoryForUpdate,
  listAmaliyatCategory,
  totalAmaliyatCategory,
  updateAmaliyatCategory,
} from './amaliyat-category.ts'
