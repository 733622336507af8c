export {
  getDashboardSummary,
  getYearFigures,
} from './dashboard.ts'
