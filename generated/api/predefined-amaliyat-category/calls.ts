export {
  createPredefinedAmaliyatCategory,
  deletePredefinedAmaliyatCategory,
  getPredefinedAmaliyatCategoryForUpdate,
  listPredefinedAmaliyatCategory,
  listPredefinedAmaliyatOfCategory,
  totalPredefinedAmaliyatCategory,
  updatePredefinedAmaliyatCategory,
} from './predefined-amaliyat-category.ts'
