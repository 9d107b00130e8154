import type * as id from '../id/navigation'

export const navigation: typeof id.navigation = {
  skip_to_content: 'Skip to content',
  home: 'Home',
  main: 'Main navigation',
  footer: 'Footer navigation',
  menu: 'Menu',
  close_menu: 'Close menu',
  language: 'Language',
  breadcrumb: 'You are here',
  theme: { label: 'Theme', system: 'Same as device', light: 'Light', dark: 'Dark' },
  portal: {
    dashboard: 'Dashboard',
    business_units: 'Business units',
    orders: 'Packages and orders',
    organisation: 'Organisation',
    account: 'Account',
    terms: 'Terms and conditions',
    more: 'More',
    notifications: 'Notifications',
    switch_organisation: 'Switch organisation',
    business_units_short: 'Units',
    orders_short: 'Orders',
    save_and_leave: 'Save & exit',
  },
}
