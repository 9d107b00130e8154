import type * as id from '../id/coverage'

export const coverage: typeof id.coverage = {
  column_item: 'Item',
  column_covered: 'This subscription',
  column_separate: 'Outside the subscription',
  covered: 'Covered',
  separate: 'Separate',
  as_of: 'As of {{date}}',
  see: 'See what is covered',
  read_license: 'Read the licence page',
  heading: 'What is covered',
}

export const royalty: typeof id.royalty = {
  separate: {
    short: 'The LMKN royalty is paid separately.',
    price: 'The LMKN royalty is not part of this price and is paid separately.',
    paragraph:
      'The subscription covers the player, the catalogue and playback reports. The public-performance royalty is paid by the owner of the premises through LMKN.',
    row: 'Public-performance royalty, paid by the owner of the premises through LMKN',
  },
  included: {
    short: 'The LMKN royalty is covered by the subscription.',
    price: 'This price already covers the LMKN royalty.',
    paragraph:
      'The subscription covers the player, the catalogue, playback reports and the public-performance royalty through LMKN.',
    row: 'Public-performance royalty through LMKN',
  },
}
