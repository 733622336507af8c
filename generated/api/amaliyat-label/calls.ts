export {
  createAmaliyatLabel,
  deleteAmaliyatLabel,
  getAmaliyatLabel,
  getAmaliyatLabelForUpdate,
  listAmaliyatLabel,
  totalAmaliyatLabel,
  updateAmaliyatLabel,
} from './amaliyat-label.ts'
