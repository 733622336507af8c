/** Methods that operations of the contract have, as its document writes them. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const
