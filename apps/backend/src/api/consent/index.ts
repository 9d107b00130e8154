import { refuseWriting } from '#src/database/append-only'

export default { bootstrap: () => refuseWriting('api::consent.consent') }
