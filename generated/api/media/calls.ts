export {
  createMedia,
  deleteMedia,
  getMedia,
  listMedia,
  updateMedia,
} from './media.ts'
