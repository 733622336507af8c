
/**
 * The month.
 */
export type MonthSalesMonth = typeof MonthSalesMonth[keyof typeof MonthSalesMonth];


export const MonthSalesMonth = {
  Jan: 'Jan',
  Feb: 'Feb',
  Mar: 'Mar',
  Apr: 'Apr',
  May: 'May',
  Jun: 'Jun',
  Jul: 'Jul',
  Aug: 'Aug',
  Sep: 'Sep',
  Oct: 'Oct',
  Nov: 'Nov',
  Dec: 'Dec',
} as const;
