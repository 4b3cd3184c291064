import { locker } from './store-pages.ts';

/** By section of Lockers, the words of whoever reads it, where the lists by audience have few or none. */
export const lockerWords: Record<string, string> = {
  [`${locker}how-a-pickup-works`]:
    'overview process flow steps explained stages to customer journey touchless',
  [`${locker}what-does-not-belong-in-a-locker`]:
    'prohibited forbidden allowed age restricted beer wine pharmacy prescription drugs perishable hazardous weapons tobacco pets cash',
  [`${locker}the-words-on-a-locker`]:
    'ambient chill freeze heat disabled occupied reserved status label meaning size small medium large tote delay seconds',
  [`${locker}a-customer-cannot-reach-the-door`]:
    'disabled short tall low high crutches elderly reach accessible other help ladder',
  [`${locker}print`]: 'sign poster staff card pdf svg download sheets here to pick up',
  [`${locker}temperature-modes`]:
    'chill ambient refrigerate thermal_mode switch change degrees fahrenheit celsius food',
  [`${locker}parts-of-a-locker`]:
    'compartment door screen column module key id cabinet hierarchy model structure anatomy numbers terminology',
  [`${locker}from-the-front-or-from-the-rear`]:
    'rear loading rearload back side staff behind doors both wall open load',
  [`${locker}create-an-order`]: 'post json body reserve cabinets size code generated returned',
  [`${locker}manage-cabinets`]:
    'code program clerk seconds delay setting resize enable set thermal lock unlock bent until fixed',
  [`${locker}two-credentials`]:
    'secret_token api-key difference authenticate auth backend query login versus key which',
  [`${locker}act-for-a-customer`]:
    'behalf opens unlock code curbside agent support remote elderly without',
  [`${locker}for-integrators`]: 'developers port 8004 api reference endpoints base url code',
  [`${locker}error-messages`]: 'list exact codes 400 401 403 422 500 api',
  [`${locker}unauthorized-invalid-api-key`]:
    '401 api-key header missing wrong status call rejected device unauthorized hardware',
  [`${locker}the-cabinets-field-is-required`]:
    '422 validation body cabinets array unprocessable payload',
  [`${locker}bad-request-400`]:
    'unlock invalid command unknown http client error malformed body rejected',
  [`${locker}forbidden-403`]:
    'secret_token missing wrong expired token invalid permission denied query string',
  [`${locker}internal-server-error`]: '500 server failed crash retry down exception',
  [`${locker}fields`]:
    'schema occupied is_disabled attributes columns type cabinet_order number boolean reference',
  [`${locker}what-these-docs-do-not-cover`]:
    'physical key dimensions sizes small medium large tote bag lights app screens features which product capacity',
};
