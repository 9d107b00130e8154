import type * as id from '../id/business-units'

export const business_units: typeof id.business_units = {
  title: 'Business units',
  text: 'Every location that plays music, with its package and how long it is valid.',
  add: 'Add business unit',
  search_placeholder: 'Name, CID, firm',
  name: 'Name',
  cid: 'CID',
  package: 'Package',
  zones: 'Zones',
  state: 'Status',
  expires: 'Valid until',
  company: 'Company',
  location: 'Location',
  area: 'Area size',
  tax_file: 'Tax file (NPWP)',
  download_tax_file: 'Download the tax file',
  empty: 'No business units yet.',
  empty_text: 'Your first location appears here once the order is confirmed.',
  no_match: 'No business unit matches this search.',
}

export const industries: typeof id.industries = {
  title: '14 industries that we serve',
  all: 'All industries',
}
