/** The placeholder of empty cells, used in all languages. */
export const noValue = 'N/A'
