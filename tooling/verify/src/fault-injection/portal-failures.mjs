import { forwardRequest, proxyFaults } from '#src/product/faulty-proxy.mjs'

/** Values for the fields of all portal forms. */
export const fieldValues = {
  name: 'Nama yang diketik',
  first_name: 'Ketik',
  last_name: 'Tetap',
  email: 'ketik@contoh.test',
  identifier: 'ketik@contoh.test',
  mobile_number: '081299990000',
  password: 'Kopi-susu-pagi-7',
  confirm_password: 'Kopi-susu-pagi-7',
  current_password: 'Contoh-12345',
  gender: 'female',
  business_type: 'single',
  terms: 'on',
  industry: 'restaurant',
  area_size: '80',
  role: 'auditor',
  all_units: 'on',
  company_name: 'PT Ketik',
  brand_name: 'Ketik',
  company_address: 'Jalan Ketik 1',
  company_email: 'ketik@contoh.test',
  company_phone_number: '02155501212',
  npwp: '0012345674012000',
  province: '31',
  city: '31.71',
  district: '31.71.06',
  urban: '31.71.06.1001',
  zip_code: '10310',
  code: '123456',
  package: 'small-room',
  billing_period: 'monthly',
  zone_count: '1',
  kind: 'new',
}

let flips = 0
/** All ways in which the backend can fail, by name. */
export const backendFailures = {
  ...Object.fromEntries(
    [
      'reset',
      'hanging',
      'slow',
      'truncated',
      'hanging body',
      '500',
      '503',
      'not JSON',
      'another shape',
      'empty',
    ].map(name => [name, proxyFaults[name]]),
  ),
  'slow in steps': (_, _incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => outgoing.write(' '), 100)
    outgoing.on('close', () => clearInterval(timer))
  },
  flapping: (target, incoming, outgoing) => {
    flips += 1
    return flips % 2 ? incoming.socket.destroy() : forwardRequest(target, incoming, outgoing)
  },
  down: null,
}
