/** Complete forms as a browser submits them. */
export const registerForm = {
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'sari@contoh.test',
  mobile_number: '0812 3456 7890',
  gender: 'female',
  password: 'hujan di bulan juni',
  confirm_password: 'hujan di bulan juni',
  business_type: 'multiple',
  referral_code: '',
  terms: 'on',
}

export const propertyForm = {
  company_name: 'PT Contoh Graha Wisata',
  brand_name: 'Hotel Contoh Braga',
  company_address: 'Jl. Contoh No. 12\r\nLantai 3',
  company_email: 'Kantor@Contoh.test',
  company_phone_number: '(021) 5551234',
  npwp: '09.254.294.3-407.000',
  province: '32',
  city: '32.73',
  district: '32.73.19',
  urban: '32.73.19.1001',
  zip_code: '40111',
  referral_code: '',
  terms: 'on',
}

export const createFileMetadata = (name: string, type: string, size = 1000) => ({ name, type, size })
