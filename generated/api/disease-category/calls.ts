export {
  createDiseaseCategory,
  deleteDiseaseCategory,
  getDiseaseCategory,
  listDiseaseCategory,
  totalDiseaseCategory,
  updateDiseaseCategory,
} from './disease-category.ts'
