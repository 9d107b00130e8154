import { manageDestinations } from './services/destinations'

export default {
  bootstrap: manageDestinations,
}
