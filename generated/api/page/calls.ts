export {
  createPageSection,
  createPlainPageSection,
  deletePageSection,
  getPageByTag,
  getPageSection,
  getPageSectionForUpdate,
  updatePageSection,
  updatePlainPageSection,
} from './page.ts'
