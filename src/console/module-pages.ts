/** The id of the route below which the router is given the pages of modules. */
export const modulePages = 'module-pages'
