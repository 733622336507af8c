
export type ListTransactionSortBy = typeof ListTransactionSortBy[keyof typeof ListTransactionSortBy];


export const ListTransactionSortBy = {
  creationDate: 'creationDate',
  paymentDate: 'paymentDate',
  amount: 'amount',
} as const;
