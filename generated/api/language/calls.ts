export {
  countMissingTexts,
  createLanguage,
  deleteLanguage,
  getLanguage,
  listLanguage,
  totalLanguage,
  updateLanguage,
} from './language.ts'
