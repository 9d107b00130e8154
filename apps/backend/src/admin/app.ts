import mark from './mark.svg'

/** The product's pink in place of the vendor's violet; white text on a button keeps 4.8 : 1. */
const button = { buttonPrimary500: '#c20e65', buttonPrimary600: '#db1272' }

const words = {
  en: {
    'Auth.form.welcome.title': 'Back office',
    'Auth.form.welcome.subtitle': 'Content, orders and partners',
    'app.components.LeftMenu.navbrand.title': 'Back office',
    'app.components.LeftMenu.navbrand.workplace': 'Content, orders and partners',
  },
  id: {
    'Auth.form.welcome.title': 'Ruang kerja',
    'Auth.form.welcome.subtitle': 'Konten, pesanan, dan mitra',
    'app.components.LeftMenu.navbrand.title': 'Ruang kerja',
    'app.components.LeftMenu.navbrand.workplace': 'Konten, pesanan, dan mitra',
  },
}

export default {
  config: {
    locales: ['id'],
    translations: words,
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: {
      light: {
        colors: {
          primary100: '#fbe1ec',
          primary200: '#f3b6d0',
          primary500: '#db1272',
          primary600: '#be0d62',
          primary700: '#a80a56',
          ...button,
        },
      },
      dark: {
        colors: {
          primary100: '#43182f',
          primary200: '#6b2449',
          primary500: '#ff6bb1',
          primary600: '#ff6bb1',
          primary700: '#ff8ac2',
          ...button,
        },
      },
    },
    tutorials: false,
    notifications: { releases: false },
  },
  /** The vendor announces a release in a band over every page; the panel reads this as closed by the reader. */
  bootstrap() {
    localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true')
  },
}
