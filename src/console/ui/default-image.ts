/** What stands in for a picture that is missing or cannot be shown. */
export const defaultImage = '/static/default-image.png'
