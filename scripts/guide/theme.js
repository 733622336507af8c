// The guide is dark where the console is; otherwise as the browser likes it.
if (localStorage.getItem('theme') === 'DARK') document.documentElement.style.colorScheme = 'dark'
if (matchMedia('(max-width: 899px)').matches)
  addEventListener('DOMContentLoaded', () =>
    document.querySelector('.contents details').removeAttribute('open'),
  )
