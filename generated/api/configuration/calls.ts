export {
  getConfiguration,
  listConfiguration,
  updateConfiguration,
} from './configuration.ts'
