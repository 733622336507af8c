export {
  createSlider,
  deleteSlider,
  getSlider,
  listSlider,
  totalSlider,
  updateSlider,
} from './slider.ts'
