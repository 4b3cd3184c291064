// cspell:ignore raci wlan zigbee
import { iot, needs, setup, start } from './plan-pages.ts';
import { button } from './store-pages.ts';

const plan = `${start}best-practices#`;
const records = '/docs/call-for-help/resources#';

/** By section, the words of administrators for what it is about, beside those it has itself. */
export const plannerWords: Record<string, string> = {
  // Many stores
  [`${plan}plan-one-store-first`]:
    'pilot trial start begin first proof concept poc test branch choose which launch',
  [`${plan}roll-out-to-many-stores`]:
    'rollout rolling deploy deployment deploying timeline schedule phases phased stages calendar weeks months ' +
    'duration long plan locations sites chain hundred every order sequence live launch project fleet shops ' +
    'everyone everywhere sequencing fast implementation gradual gradually big bang program',
  [`${plan}who-does-what`]:
    'responsible responsibility responsibilities raci project team roles staffing people charge',
  [`${plan}effort-to-plan-with`]:
    'work workload man hours days effort time needed long takes install installation setup per budget resources ' +
    'required estimate estimates',
  [`${plan}name-forty-locations`]:
    'naming names convention scheme standard pattern call label stores channels devices',
  [`${plan}lockers-curbside-or-a-counter-which-needs-the-fewest-hours`]:
    'compare comparison versus vs pickup labor labour staffing cheaper cheapest choose choice decide orderup',
  [`${plan}which-mix-of-warm-and-cold-cabinets`]:
    'mix ratio share compartments ambient chilled frozen heated grocer grocery size capacity',
  [`${plan}a-planned-power-cut-with-food-in-the-lockers`]:
    'electrician shutdown generator hours refrigerated hourly',
  [`${plan}what-works-while-a-store-is-cut-off`]:
    'down went hours meanwhile failover backup lte isp broadband calls presses',
  [`${plan}know-when-an-order-stays-too-long`]:
    'alert alarm ping notify notification timer hour heated hot food soup overdue forgotten left cabinet locker limit',
  [`${plan}before-a-busy-season`]:
    'peak season holiday holidays christmas black friday freeze ramp busy november december prepare extra rush',
  [`${plan}open-a-new-store`]:
    'opening opens open shop adding additional another branch site location month grand setup number three weeks list ' +
    'ordered order done what has to be buy timeline sequence sites sign off signs backwards backward printing ' +
    'print doors several same week',
  [`${plan}before-the-boxes-arrive`]:
    'site manager delivery deliver shipment ready prepare prepared preparation checklist hundreds stores',
  [`${plan}renumber-stores`]:
    'renumbering id change changed merger history last year figures reports reopens',
  [`${plan}move-a-store`]:
    'relocate relocating relocation moving moves moved address building new branch location premises site ' +
    'checklist across street',
  [`${plan}close-a-store-for-good`]:
    'closing closure shut down shutting permanently permanent forever decommission decommissioning dismantle ' +
    'branch location turn off bankrupt business sold sell selling mall liquidation temporarily renovation ' +
    'refurbishment flood',
  [`${plan}measure-the-pilot`]:
    'trial test proof concept poc kpi kpis metrics measures success baseline business case roi return investment ' +
    'boss approval justify benefit value compare before after buy duration evaluate evaluation results',
  [`${plan}rename-a-store`]:
    'renamed renaming name names change new rebrand rebranding location title numbers channel signs',
  [`${plan}exit-rules-of-the-pilot`]:
    'success criteria trial go no-go decision decide continue enough finished done acceptance goals',
  [`${plan}roll-back`]:
    'rollback revert contingency fallback backup plan wrong fails failure back out undo launch emergency stop',
  [`${plan}training`]:
    'train trainer trained teach learning learn lesson material materials employees teams associates people new ' +
    'course education instruct instructions onboarding coaching coach tool show explain day one workshop video ' +
    'handouts cashiers',
  [`${plan}announce-it-to-staff`]:
    'announcement communication communicate email memo tell inform launch stores managers convince buy-in change',
  [`${plan}workspace-for-all-stores`]:
    'csv spreadsheet excel import upload export list table progress status track tracking overview stores forms fill share colleague',
  [`${plan}name-locations-buttons-and-channels`]: 'naming label labels names good',
  [`${plan}protect-keys`]: 'secret secrets management vault security safe safely share store',
  [`${plan}printables`]: 'print printing posters signs cards flyers',
  [`${plan}make-it-yours`]:
    'customize customise custom brand branding logo own design edit spanish language a4 letter poster sign ' +
    'templates template printable',
  [`${plan}all-sheets`]: 'download posters signs cards pdf print all where find',
  [`${plan}review-weekly`]: 'check checks week every meeting agenda routine maintenance regular',
  [`${plan}know-when-a-device-is-offline`]:
    'monitor monitoring alert alerts alerted alarm notify notified dashboard health heartbeat fleet ' +
    'status dead down disconnected unplugged unreachable online battery low warning uptime fails working ' +
    'telemetry see which loses connection lost proactive warn went dark silent check devices stopped ' +
    'sending know',
  // Network
  [`${needs}accounts`]: 'accounts license licenses service services tenant',
  [`${needs}network`]: 'ports port server listen addresses host hostname url',
  [`${needs}who-opens-a-connection-to-whom`]:
    'firewall ports outbound inbound outgoing incoming traffic direction rules open allow egress ingress protocol ' +
    'tcp',
  [`${needs}firewall-request-to-copy`]:
    'whitelist allowlist ip addresses domains fqdn hosts rules ticket form it list request open ports security ' +
    'team diagram exceptions urls reachable',
  [`${needs}wi-fi-vlans-and-bandwidth`]:
    'wifi wlan wireless ghz 2.4 5ghz 5 wpa wpa2 wpa3 enterprise psk radius 802.1x ssid hidden access point signal ' +
    'coverage lan ethernet cable segment segmentation separate subnet network iot guest dhcp static ip data usage ' +
    'traffic speed bluetooth zigbee cellular lte 4g sim hotspot mesh roaming captive portal standard mbps megabit ' +
    'vpn ipv6 qos vlan priority router internet line mac filtering requirements wi-fi',
  [`${needs}proxies-and-tls-inspection`]:
    'proxy zscaler ssl tls https decryption decrypt inspection intercept interception mitm middle pinning ' +
    'certificate root ca trust bypass exempt web filter gateway supports support work works behind palo alto ' +
    'decrypts forward settings traffic problem',
  [`${needs}set-up-the-network`]: 'configure network team',
  // Devices and people
  [`${needs}browsers-and-devices`]:
    'phones phone smartphone iphone ipad ipads ios android samsung zebra honeywell tablet tablets chrome edge ' +
    'safari version versions supported support compatible compatibility hardware works buy byod own personal ' +
    'minimum operating systems os recommended recommendations models',
  [`${needs}single-sign-on-two-step-sign-in-and-passwords`]:
    'sso saml oidc okta ping azure ad entra google workspace login log logon mfa 2fa two factor authentication ' +
    'authenticator password passwords policy reset scim provisioning identity idp directory ldap employees ' +
    'managers manager staff users',
  [`${needs}who-may-claim-open-a-door-or-change-a-setting`]:
    'roles role permission permissions rights rbac levels allowed allow anyone everybody restrict limit managers ' +
    'manager employees staff admin administrator who can access settings audit log authorized open lockers claim ' +
    'request difference part-timers authorised unlock cabinets temp workers user users opening reports',
  [`${needs}checklist-by-product`]: 'prerequisites before start need ready preparation prepare',
  // Call for Help
  [`${setup}request-options`]:
    'choices reasons categories add edit help choose new topics list desk',
  [`${setup}languages`]:
    'voice accent radio spoken option options french spanish bilingual multilingual translate translated translation wording text supported two',
  [`${setup}change-the-words-of-an-option`]:
    'rename edit wording text change reason choice department card cards name label',
  [`${setup}requests-of-one-department`]:
    'filter only certain area team group paint receive get own',
  [`${setup}when-nobody-claims-in-time`]:
    'escalate escalation second alert unclaimed unanswered minutes after request manager duty sla remind reminder nobody answers supervisor',
  [`${setup}service-channel`]: 'group where requests arrive',
  [`${setup}rename-or-change-a-channel`]: 'renamed rename move different other new name',
  [`${setup}where-staff-answer`]:
    'compare comparison teams ringcentral bluefletch web interface better best pros cons versus which tool ' +
    'platform choose without license licenses accounts alternative instead chat apps messenger need ' +
    'employees receive phone notified app use staff',
  [`${setup}stores-without-teams-or-ringcentral`]:
    'no not dont have staff use web interface browser alternative instead chat other tool license without',
  [`${setup}who-sees-requests-of-which-store`]:
    'see visible visibility other stores district regional area manager limit own only read',
  [`${setup}teams-and-ringcentral-together`]:
    'mix mixed both two hybrid combine parallel side same store stores some per different chat services at',
  [`${setup}call-button-or-qr-code`]:
    'compare comparison versus vs physical digital qr sign signs choose which better pros cons',
  [`${setup}customers-who-cannot-see-hear-or-press`]:
    'blind accessibility accessible ada disability disabled deaf wheelchair braille tactile screen reader vision ' +
    'impaired hearing wcag vpat customer button qr code',
  [`${setup}change-to-another-chat-service`]:
    'migrate migration switch switching move from to teams ringcentral platform platforms',
  [`${setup}set-up-the-web-interface`]: 'url address login browser get web interface portal link',
  [`${setup}hours`]:
    'after business closing closed overnight night nobody duty outside opening weekend holiday disable ' +
    'schedule quiet sunday saturday still working happens customer time seasonal calendar exceptions christmas ' +
    'december calls zone',
  [`${setup}survey`]:
    'rating satisfaction nps feedback stars opinion disable results answers see questions change export',
  [`${setup}when-your-hours-change`]: 'time zone daylight saving clock dst change set special day',
  [`${button}where-to-mount`]:
    'height high low mounting install ada accessible accessibility reach wheelchair floor inches wall disabled ' +
    'compliant',
  [`${button}cold-wet-or-outdoor-places`]:
    'freezer cooler outdoors outside garden center weather waterproof water dust ip rating explosion explosive gas ' +
    'station hazardous temperature environment technician install ourselves',
  [`${button}how-many-buttons-a-store-needs`]:
    'number count per square feet need quantity amount enough sq ft quantities order',
  [`${button}register-hundreds-of-buttons`]:
    'file upload import bulk csv spreadsheet thousands names per store typing type form load list',
  [`${button}register-a-button`]: 'pair pairing enroll provision add activate connect set up new',
  [`${button}aisles-get-new-numbers`]:
    'remodel remodeling renovation rename renumber label labels reset moved',
  '/docs/call-for-help/digital-call-buttons#print-more-codes':
    'order reprint replacement wet waterproof laminate material size artwork signs qr sixty bulk generate vector ' +
    'svg eps csv hundreds locations printer',
  [`${button}battery-light-and-range`]:
    'battery batteries lifetime life last type led light distance range reach how far replacement plan rotation ' +
    'lithium disposal',
  [`${iot}replace-a-device`]:
    'swap exchange defective broken replacement replaced new button hardware faulty call same place',
  [`${iot}retire-a-device`]: 'stolen lost remove delete decommission dispose old',
  [`${records}measure-the-waits`]:
    'average mean response time times report reports kpi metrics statistics analytics service level ' +
    'employees fast quickly respond wait performance compare stores per speed slow slowest fastest',
  [`${records}which-requests-count-in-a-time`]:
    'include includes included response times nobody completed unfinished incomplete abandoned bonus bonuses decisions ' +
    'vp counted average',
  [`${records}two-figures-do-not-agree`]:
    'mismatch differ different discrepancy average export calculate left out excluded report says wrong',
  [`${records}hundreds-of-requests-at-night`]:
    'report shows hundreds night morning spike flood fake bot false strip out exclude remove could',
  [`${records}a-report-for-each-store-and-month`]:
    'response time average median reports dashboard slide monthly month weekly last before compare stores district ' +
    'export csv excel kpi league table ranking email bi coo ceo executive board prove show works responds ' +
    'districts numbers pull nights counted',
  [`${records}figures-that-look-too-good`]:
    'gaming game cheat cheating manipulate fake trust wrong misleading complain complaints quality without going ' +
    'claim staff response time real',
  [`${records}leave-test-presses-out-of-the-figures`]:
    'test testing tests mode button press affecting affect reports report statistics exclude counting count demo ' +
    'practice training calls delete data',
  [`${records}what-the-calls-can-list`]:
    'export history download csv excel report reports month day all past archive list requests get query ' +
    'yesterday today data bi warehouse tableau power pull audit trail',
};
