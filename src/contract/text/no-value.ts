/** What cells say where there is no value; a word that every language has. */
export const noValue = 'N/A'
