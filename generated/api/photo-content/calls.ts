export {
  createPhotoContent,
  deletePhotoContent,
  getPhotoContent,
  listPhotoContent,
  updatePhotoContent,
} from './photo-content.ts'
