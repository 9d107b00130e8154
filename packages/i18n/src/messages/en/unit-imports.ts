import type * as id from '../id/unit-imports'

export const imports: typeof id.imports = {
  title: 'Import business units',
  text: 'One row for each location. We check them all first; nothing changes yet.',
  steps: 'How to import',
  step_template:
    'Download the template, or export your existing units, and fill it in with Excel or Google Sheets.',
  step_text:
    'Format the columns npwp, company_phone_number and outlet_code as text, so that leading zeros are not lost.',
  step_save: 'Save as CSV UTF-8. Commas and semicolons are both accepted.',
  step_code: 'A new outlet code creates a unit; an existing code updates that unit.',
  template: 'Download template',
  choose: 'Choose a CSV file',
  rule: 'CSV, up to 2 MB and 2,000 rows',
  check: 'Check the file',
  columns: 'Columns and their content',
  column: 'Column',
  content: 'Content',
  about: {
    outlet_code: 'Required for a new unit. Your own code, such as JKT-001.',
    name: 'Name of the location.',
    industry: 'Name or key of the industry, such as restaurant.',
    hotel_stars: '1 to 5, for hotels only.',
    area_size: 'Area in m², a whole number.',
    company_name: 'Company name.',
    brand_name: 'Brand or outlet.',
    company_email: 'Company email.',
    company_phone_number: 'Phone number; a landline is fine.',
    npwp: '15, 16 or 22 digits, as text.',
    company_address: 'Street and number.',
    province: 'Name or code of the province.',
    city: 'The full name, such as Kota Bandung or Kabupaten Bandung.',
    district: 'Name or code of the district.',
    urban: 'Name or code of the village.',
    zip_code: 'Five digits.',
  },
  found_title: 'Result of the check',
  checked_text: '{{file}} · {{count}} rows. Nothing has changed yet.',
  planned: { create: 'New units', update: 'Updated', unchanged: 'Unchanged', error: 'With errors' },
  outcomes: {
    created: 'Created',
    updated: 'Updated',
    unchanged: 'Unchanged',
    refused: 'Skipped',
    failed: 'Failed',
  },
  start_one: 'Import {{count}} row',
  start_other: 'Import {{count}} rows',
  skipped:
    'Rows with errors are skipped. Fix the file and import again; rows already imported won’t be duplicated.',
  nothing: 'No rows can be imported. Fix the file and upload it again.',
  again: 'Upload another file',
  running_title: 'Import in progress',
  running_text: '{{done}} of {{total}} rows done. You can close this page; the import continues.',
  reload: 'Refresh status',
  done_title: 'Import complete',
  done_text: '{{file}} · {{count}} rows processed.',
  result: 'Download results (CSV)',
  to_units: 'View business units',
  problems: 'Rows to check',
  problems_note: '{{shown}} of {{count}} shown. The rest are in the results file.',
  row: 'Row',
  what: 'Column and reason',
  warning: 'Warning',
  outcome: 'Outcome',
  notes: 'Notes',
  near: ' Did you mean {{names}}?',
}

export const validation: typeof id.validation = {
  outlet_code_twice: 'This outlet code appears more than once in the file.',
  npwp_scientific:
    'Excel turned this NPWP into scientific notation. Format the column as text and type it again.',
  npwp_zero_lost:
    'This NPWP is one digit short: Excel may have dropped a leading zero. Format the column as text.',
  region_unknown: "{{field}} '{{value}}' is not known.{{near}}",
  region_ambiguous: 'There is more than one {{field}} with this name.{{near}}',
  csv_size: 'A CSV file can be up to 2 MB.',
  csv_empty: 'This file has no rows.',
  csv_rows: 'A file can have up to 2,000 rows. Split it into several files.',
  csv_missing_column: 'Missing columns: {{column}}. Use the header row of the template.',
  csv_unknown_column: 'Column {{column}} is unknown or repeated. Use the header row of the template.',
  csv_unreadable: 'This file is not text. Save the table as CSV UTF-8 and upload it again.',
  csv_columns: 'Row {{column}} has too many columns. Check its separators and quotation marks.',
  csv_row: 'Row {{column}} cannot be read: a closing quotation mark may be missing.',
}

export const warnings: typeof id.warnings = {
  npwp_rounded:
    'This 16-digit number ends in 0: Excel may have rounded it, because it keeps only 15 digits. Check it against the document.',
  outlet_code_zeros:
    'This code differs from {{names}} only by leading zeros, which Excel may have dropped. Importing it creates a second unit.',
  same_place:
    'A unit with this name and address already exists: {{names}}. Importing this row creates a second one.',
}

export const messages: id.UnitImportMessages = { business_units: { imports }, validation, warnings }
