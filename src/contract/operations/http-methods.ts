/** HTTP methods of the contract's operations, in the spelling of its document. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const
