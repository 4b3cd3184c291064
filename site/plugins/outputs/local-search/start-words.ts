// cspell:ignore aadsts
import { apis, needs, teams, webhooks } from './plan-pages.ts';

const intro = '/docs/intro#';
const plan = '/docs/getting-started/best-practices#';
const ring = '/docs/getting-started/ringcentral#';
const fletch = '/docs/getting-started/bluefletch#';
const trouble = '/docs/troubleshooting#';
const help = '/docs/support#';

/** By section of the pages that are for all products, the words of whoever reads it, where the lists by audience have few or none. */
export const startWords: Record<string, string> = {
  // Introduction
  [`${intro}what-the-suite-does`]: 'overview purpose company product explain summary frontline',
  [`${intro}products-at-a-glance`]: 'list compare eight table difference which offers portfolio',
  [`${intro}how-the-parts-fit`]:
    'diagram architecture together connect integration overview systems flow',
  [`${intro}choose-your-path`]: 'start where begin reader role guide',
  [`${intro}you-work-in-a-store`]: 'associate cashier clerk employee begin newbie learn training',
  [`${intro}you-set-up-stores`]: 'administrator setup first order begin install pages it manager',
  [`${intro}you-write-code`]: 'developer engineer api programmer integration begin',
  [`${intro}something-is-broken`]: 'error problem fix help failing',
  // Rollout
  [`${plan}rollout-checklist`]: 'tasks todo before launch go-live deployment steps print',
  [`${plan}five-minute-staff-drill`]:
    'rehearse practice two people quick demo exercise team huddle',
  [`${plan}open-a-new-store`]: 'steps onboarding create add location launch checklist',
  // Microsoft Teams
  [`${teams}before-you-start`]: 'prerequisites people needed admin rights prepare license account',
  [`${teams}review-permissions-and-consent`]:
    'aadsts65001 consented application tenant entra user grant organization denied',
  [`${teams}test`]: 'try verify first request check card shows appears',
  [`${teams}problems`]:
    'troubleshoot app missing find card not appear error wrong channel approval notification cannot',
  [`${teams}shared-devices`]: 'handheld kiosk frontline several people signed',
  // RingCentral
  [`${ring}before-you-start`]: 'prerequisites rights manage admin app name prepare people',
  [`${ring}allow-the-app`]:
    'approve install add-in admin portal permit blocked enable marketplace gallery',
  [`${ring}review-permissions`]: 'scopes consent security access data allowed grants',
  [`${ring}choose-the-service-channel`]:
    'team chat group create each location which members conversation',
  [`${ring}how-cards-behave-in-ringcentral`]:
    'adaptive card update press buttons refresh mobile message stale',
  [`${ring}make-it-reachable-on-the-floor`]:
    'notifications sound alert mobile mute push hear staff device',
  [`${ring}test`]: 'try verify first request check card',
  [`${ring}problems`]: 'troubleshoot app missing not appear card error notification wrong team',
  // BlueFletch
  [`${fletch}what-it-does`]: 'launcher explain home screen rugged purpose android',
  [`${fletch}before-you-start`]:
    'prerequisites test device settings file package name rights people',
  [`${fletch}sign-in`]: 'badge pin who is signed logout user shift change identity tap',
  [`${fletch}check-a-request-shows-bluefletch`]:
    'request_from verify test source value claim record',
  [`${fletch}problems`]: 'troubleshoot app missing home screen cannot sign blank device group',
  // Requirements
  [`${needs}questions-for-it`]: 'network team checklist ask security review proxy firewall email',
  [`${needs}set-up-the-network`]: 'steps test ports curl connectivity dns ntp reach check open',
  [`${needs}firewall-request-to-copy`]: 'guys tell give send need open up',
  [`${needs}sign-in-roles-and-permissions`]:
    'login accounts rights identity who users authentication overview',
  [`${needs}keys-you-will-need`]:
    'credentials list secrets tokens get obtain collect per device rotate',
  [`${needs}checklist-by-product`]: 'prepare requirements list each lockers radio curbside orderup',
  // Troubleshooting
  [`${trouble}a-customer-wants-a-refund`]:
    'charged paid return receipt unhappy credit card reimbursement cancel',
  [`${trouble}a-device-is-dirty-or-wet`]:
    'clean wipe sanitize disinfect spray alcohol spilled coffee rain water cloth sticky germs',
  [`${trouble}a-customer-left-something-behind`]:
    'forgot lost found wallet phone purse umbrella keys belongings item property',
  [`${trouble}a-private-device-for-work`]:
    'byod own personal phone cell download install app policy data home',
  [`${trouble}contacts-of-your-store`]:
    'list names numbers manager who call write sheet print emergency',
  [`${trouble}find-your-error`]: 'exact message list table search code text',
  [`${trouble}replies-that-are-not-errors`]:
    '200 ok success nothing happened voltage updated button value 0 empty',
  [`${trouble}check-what-a-server-said`]:
    'har curl log recording compare documented drift verify response lab',
  [`${trouble}by-product`]: 'which page links list all',
  [`${trouble}read-a-404`]: 'missing route path wrong id address resource unknown trailing slash',
  [`${trouble}this-website-shows-an-error`]: 'documentation site docs page broken',
  [`${trouble}this-page-crashed`]: 'docs site page error went wrong reload',
  [`${trouble}try-again`]: 'button crash retry website docs',
  [`${trouble}retry`]: 'box button loading part offline docs website',
  [`${trouble}a-banner-says-the-site-did-not-load-properly`]:
    'baseurl base url unstyled css styles docs wrong',
  [`${trouble}search-stays-on-loading`]: 'spinner hangs docs find box website results',
  [`${trouble}the-page-was-not-found`]: '404 broken moved link url docs website',
  [`${trouble}the-page-reloads-by-itself`]: 'refresh update version docs website loop',
  [`${trouble}errors-that-only-builders-see`]:
    'build docusaurus navbar config development broken links',
  // Support
  [`${help}try-this-first`]: 'before calling basic restart steps check self',
  [`${help}copy-this-report`]: 'ticket template form email bug write fill incident',
  [`${help}contact`]: 'reach call write hours who',
  // APIs
  [`${apis}next-walks`]: 'more tutorials examples lockers radio order signed text continue learn',
  [`${apis}production-readiness`]:
    'checklist launch go-live production secure monitor before release review',
  [`${apis}keys-for-production`]: 'token get obtain request login backend issue who gives',
  [`${webhooks}a-worked-example`]:
    'test vector expected value sample sign compute string url params result',
  [`${webhooks}generic-message`]: 'alarm fire system two way radios',
  [`${webhooks}errors`]: 'status 200 403 404 422 answers list responses codes',
  [`${webhooks}test`]: 'verify try simulate local ngrok tunnel check send sample',
  [`${webhooks}keep-it-safe`]: 'security https secrets harden replay rate ip allow secure protect',
  [`${webhooks}repeat-a-call-safely`]: 'idempotency-key idempotent retry duplicate header unknown',
  [`${trouble}the-order-does-not-fit-into-the-cabinet`]:
    'too big large bag size oversized split two doors locker',
  [`${trouble}cold-goods-are-in-a-warm-cabinet`]: 'frozen ambient compartment wrong second message',
  [`${trouble}a-bag-is-still-outside-the-cabinet`]:
    'forgot forgotten left behind floor item second locker',
  [`${trouble}a-locker-customer-wants-the-order-at-the-desk`]:
    'counter instead hand over personally inside',
  [`${trouble}a-customer-wants-to-return-goods-in-a-locker`]:
    'returns refund bring back drop off exchange',
  [`${plan}how-many-of-each-to-order`]:
    'quantity count buttons devices lockers shopping hardware list amount calculate',
  [`${plan}figures-for-each-product`]: 'kpi metrics numbers measure success report statistics',
  [`${apis}checklist-before-you-go-live`]: 'production launch readiness ready deploy prod',
  [`${apis}find-a-free-cabinet`]: 'empty available vacant query occupied search locker get',
  [`${apis}a-key-is-public`]:
    'leaked exposed secret github committed compromised stolen rotate revoke',
  [`${apis}no-code-tools-and-scripts`]:
    'zapier make power automate n8n webhook script low-code ifttt',
  ['/docs/getting-started/subscription#pay-for-fewer-stores']:
    'reduce downgrade cut drop less cheaper remove location cancel one',
};
