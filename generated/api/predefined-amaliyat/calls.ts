export {
  createPredefinedAmaliyat,
  getPredefinedAmaliyat,
  listPredefinedAmaliyat,
  updatePredefinedAmaliyat,
} from './predefined-amaliyat.ts'
