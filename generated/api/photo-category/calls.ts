export {
  createPhotoCategory,
  deletePhotoCategory,
  getPhotoCategory,
  listPhotoCategory,
  totalPhotoCategory,
  updatePhotoCategory,
} from './photo-category.ts'
