import { guardLicences } from './services/staff'

export default {
  bootstrap: () => guardLicences(),
}
