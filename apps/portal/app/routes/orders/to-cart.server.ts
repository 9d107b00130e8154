import type { Api } from '@bgm/api-client'
import { formObject, type UnitLine } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { chooseForCart } from '#app/services/order-requests.server'

const nothing = formObject({})

/** Puts what is chosen for units into the cart, from which an approval can be requested. */
export const handleToCart = (request: Request, api: Api, form: FormBody, lines: UnitLine[]) =>
  submit(form, nothing, async () => {
    await chooseForCart(api, lines)
    return redirectAfterPost(paths.cart(getLocale(request)), await flashSuccess('approval.need.in_cart'))
  })
