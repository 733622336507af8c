const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Whether a text begins in a right-to-left script, to set its paragraph's direction. */
export const textDirection = (text: string): 'rtl' | 'ltr' => (rightToLeft.test(text) ? 'rtl' : 'ltr')
