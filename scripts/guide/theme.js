// The guide uses the console's dark theme, otherwise the browser's preference.
if (localStorage.getItem('theme') === 'DARK') document.documentElement.style.colorScheme = 'dark'
if (matchMedia('(max-width: 899px)').matches)
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('.contents details').removeAttribute('open'),
  )
