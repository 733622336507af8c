/** Styles of hints and tooltips in every theme. */
export const hintStyles = { fontSize: '0.8125rem', backgroundColor: '#2b3633', color: '#ffffff' } as const
