export {
  createAmaliyat,
  deleteAmaliyat,
  getAmaliyat,
  getAmaliyatForUpdate,
  listAmaliyat,
  totalAmaliyat,
  updateAmaliyat,
} from './amaliyat.ts'
