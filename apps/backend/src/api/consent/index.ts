import { refuseWriting } from '../../append-only'

export default { bootstrap: () => refuseWriting('api::consent.consent') }
