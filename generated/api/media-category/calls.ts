export {
  createMediaCategory,
  deleteMediaCategory,
  getMediaCategory,
  listMediaCategory,
  totalMediaCategory,
  updateMediaCategory,
} from './media-category.ts'
