import type { Rolldown } from 'vite';
import { groupByUsers } from './groupByUsers.ts';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/**
 * How the site's modules are grouped into files. Left alone, the build makes one file for each set of pages that share a module: 144 files, most
 * below 2 KB, which compress badly. Fewer groups are only better while no page loads much that it does not use.
 */
export const groups: Groups = [
  // The first script of every page, which must not wait for the site.
  {
    name: 'boot',
    priority: 6,
    test: /\/app\/src\/(?:boot\/|boot\.ts$|ports\/storageOf|site\/(?:importAgain|preloadFiles|mode|nextTask)\.ts$)|\/contract\/site\/renderedPage\.ts$|vite\/preload-helper/,
    ...alone(),
  },
  // What every page needs before its route, and small parts of many pages.
  {
    name: 'start',
    priority: 5,
    test: files({
      own: 'main GameHeader PageLayout ErrorPanel Skeleton Countdown SquadMark Badge Jersey useLoadOnIntent dayAndTime squadMark LazyAuthOverlay',
    }),
  },
  {
    name: 'landing',
    ...shared(
      files({
        own: 'LandingPage LandingMore LandingHeader LandingHero LandingScene LandingJerseys LandingStand LandingSteps LandingLayout LandingActions NextRoundStrip NextRoundSquads nextRoundOf loginRequest',
      }),
      1,
    ),
  },
  // Loaded together when the landing page is scrolled.
  {
    name: 'landingMore',
    ...shared(files({ own: 'SeasonSection SeasonNumbers AdvertSlot createLandingStores landing adverts' }), 1),
  },
  {
    name: 'pageParts',
    ...shared(
      files({
        own: 'PageTitle PanelMessage FailedPanel FailurePanel team/Messages AccountMenu Menu Banner LiveRoundBanner bannerLook failureSentence failure countdown snackbarQueue useSheet useListSheet oneAtATime useChoice optionOfKey useIsNarrow focusableWhenScrolling useCloseRequest publicText revealInRow model/league model/contest contract/ownRanks hidesPicks',
        libraries: 'useToastState I18nProvider useDefaultLocale private/i18n/utils useLabel useLabels utils/number',
        folders: 'use-sync-external-store/shim use-sync-external-store/cjs',
      }),
      1,
    ),
  },
  // The controls of react-aria in files of their own, since few pages need all: fields, what opens above a page, dialogs and lists.
  {
    name: 'fields',
    ...shared(
      files({
        own: 'FieldLabel FieldMessage fieldLook Select SearchField LiveRegion sheetLook useStableCallback Presses',
        libraries:
          'Autocomplete FieldError Form Group Heading Input LocalizedStringDictionary LocalizedStringFormatter SearchField SelectionIndicator ShadowTreeWalker SharedElementTransition Text VisuallyHidden useControlledState useField useFormReset useFormValidation useFormValidationState useLocalizedStringFormatter useSearchField useSearchFieldState useSlot useTextField useToggleState useUpdateEffect',
        folders: 'searchfield',
      }),
    ),
  },
  {
    name: 'formParts',
    ...shared(
      files({
        own: 'FormError omitFields AuthDialogForm FieldBox TextField formOutcome useAskBeforeUnload useLostFocus registration password names dob keys availability',
        libraries: 'TextField TextArea',
      }),
    ),
  },
  { name: 'country', ...shared(files({ own: 'ComboBox CountryField useCountries' })) },
  { name: 'results', ...shared(files({ own: 'ResultBanner Unsubscribe' })) },
  {
    name: 'marks',
    ...shared(
      files({ own: 'RadioGroup Checkbox', libraries: 'RadioGroup useRadio useRadioGroup useRadioGroupState', folders: 'radio' }),
    ),
  },
  {
    name: 'checkbox',
    ...shared(files({ libraries: 'Checkbox useCheckbox useCheckboxGroupItem useToggle', folders: 'checkbox' })),
  },
  {
    name: 'dialogs',
    ...shared(files({ own: 'Dialog dialogLook GlobalPrompt', libraries: 'Modal useModalOverlay useViewportSize' })),
  },
  // What opens beside its button when it is pressed; pages show the button without it.
  {
    name: 'popovers',
    ...shared(
      files({
        own: 'ChoicePopover Choice choiceRow',
        libraries: 'OverlayArrow Popover calculatePosition menu/intlStrings useMenuTrigger useOverlayPosition usePopover',
        folders: 'intl/menu',
      }),
    ),
  },
  {
    name: 'overlays',
    priority: 3,
    ...alone(),
    minShareCount: 2,
    test: files({
      libraries:
        'Dialog FocusScope PressResponder animation getScrollParent getScrollParents isScrollable keyboard runAfterKeyboard useCloseOnScroll useDialog useInteractOutside useOverlayTriggerState useResizeObserver',
      folders: 'overlays intl/overlays',
    }),
  },
  {
    name: 'lists',
    priority: 3,
    ...alone(),
    minShareCount: 2,
    test: files({
      libraries:
        'Collection DOMLayoutDelegate DragAndDrop Header ListBox Separator utils/constants inertValue scrollIntoView useCollator useContextMenu useDescription useEvent useHasTabbableChild useLoadMoreSentinel useLongPress useUpdateLayoutEffect virtualFocus',
      folders: 'collections listbox list selection',
    }),
  },
  {
    name: 'leagues',
    ...shared(
      files({
        own: 'LeaguesLayout LeaguesFrame LeagueFigures LeagueFacts PagedSection Pagination useRounds useLeagueName useLeagueMessages leagueUrls leagueRights leagueTabs leagueInvites leagues league/league useLoadMore useLaterNavigation',
      }),
    ),
  },
  { name: 'rankLine', ...shared(files({ own: 'RankLine rankPlot rankPlotLook acrossPhone' })) },
  { name: 'live', priority: 2, test: /\/(?:LiveUpdates|browserLive)\.ts$/, ...alone() },
  { name: groupByUsers, priority: 1, test: ownCodeAndDates, ...alone() },
];

interface Files {
  /** Modules of the site by name, without their folder and extension. */
  readonly own?: string;
  /** Modules of libraries. */
  readonly libraries?: string;
  /** Folders of libraries whose modules are all meant. */
  readonly folders?: string;
}

/** Matches the modules of a group, which are named here separated by spaces. */
function files({ own = '', libraries = '', folders = '' }: Files): RegExp {
  const oneOf = (names: string) => `(?:${names.split(' ').join('|')})`;
  return new RegExp(
    [
      `/packages/(?!.*/node_modules/).*/${oneOf(own)}\\.tsx?$`,
      `/node_modules/(?:.*/)?${oneOf(libraries)}\\.m?js$`,
      `/node_modules/(?:.*/)?${oneOf(folders)}/[^/]+\\.m?js$`,
    ].join('|'),
  );
}

/** Modules that several pages or later parts need. */
function shared(test: RegExp, minShareCount = 2) {
  return { priority: 4, test, minShareCount, ...alone() };
}

/** A group of exactly the modules that it names. The others would bring the modules that they import, which other pages share. */
function alone() {
  return { includeDependenciesRecursively: false };
}

/** `date-fns` stands beside the modules of the site that use it. */
function ownCodeAndDates(id: string): boolean {
  return /\/node_modules\/date-fns\/|\/packages\/(?!.*\/node_modules\/)/.test(id);
}

/** The first circle among files that import each other, as the names of its files; null without one. */
export function importCircle(importsOf: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return null;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
