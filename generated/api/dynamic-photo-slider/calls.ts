export {
  createDynamicPhotoSlider,
  deleteDynamicPhotoSlider,
  getDynamicPhotoSlider,
  listDynamicPhotoSlider,
  totalDynamicPhotoSlider,
  updateDynamicPhotoSlider,
} from './dynamic-photo-slider.ts'
