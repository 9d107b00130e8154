import type * as id from '../id/unit-forms'

export const unitForms: typeof id.unitForms = {
  form: {
    add_title: 'Add business unit',
    edit_title: 'Edit {{name}}',
    location: 'Location',
    location_text: 'The name guests know, shown on the certificate.',
    name_hint: 'For example, Kafe Contoh Dago.',
    brand_hint: 'The brand your guests see.',
    outlet_hint: 'Your own code. Imports use it to identify the unit.',
    area_hint: 'A whole number.',
    choose_industry: 'Choose an industry',
    choose_stars: 'Choose a star rating',
    company: 'Company',
    company_text: 'Enter the details exactly as on your tax documents, so we can verify them quickly.',
    address: 'Address',
    address_text: 'Choose from top to bottom; each list depends on the one above.',
    save: 'Save business unit',
  },
  conflict: {
    title: '{{name}} changed this unit since you opened it.',
    title_self: 'This data changed in another tab or on another device since you opened it.',
    title_nobody: 'This data changed since you opened it.',
    text: 'What you typed is still below. Check the differences, then save again.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved version',
    kept: 'Your entry is kept',
    taken: 'Taken from the saved version',
    empty: '(empty)',
  },
}
