/** Replaces a picture that is missing or damaged. */
export const defaultImage = '/static/default-image.png'
