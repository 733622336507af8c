export {
  createLiveMahfil,
  deleteLiveMahfil,
  getLiveMahfil,
  listLiveMahfil,
  updateLiveMahfil,
} from './live-mahfil.ts'
