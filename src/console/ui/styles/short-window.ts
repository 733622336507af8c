/** Media query for low windows, in which pages use less space around their contents. */
export const shortWindow = '@media (max-height: 800px)'
