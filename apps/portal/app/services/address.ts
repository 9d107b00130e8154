type Place = {
  name: string
}

type Address = {
  street: string
  urban: Place
  district: Place
  city: Place
  province: Place
  zip_code: string
}

/** Formats an address on one line, from the street to the province and the postal code. */
export const formatAddress = ({ street, urban, district, city, province, zip_code }: Address) =>
  `${[street, ...[urban, district, city, province].map(({ name }) => name)].join(', ')} ${zip_code}`
