import { makeTrades } from '@rugby/domain/contract/team/trades';
import { failed } from '@rugby/mocks/handlers/states';
import { teamsNamed } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Flows/Replace who will not play', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
/** A call would fail: nothing may be sent. */
const network = failed(makeTrades, 503);

export const Reminded = meta.story({
  ...showRoute('/my-team', { world: teamsNamed, network }),
  play: async () => {
    await expectPitch();
    await expectShown(/will not play$/);
  },
});

export const FilledIn = meta.story({
  ...showRoute('/my-team', { world: teamsNamed, network }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectPitch();
    await step('one press fills both transfers in, and sends nothing [B15]', async () => {
      await press('Fill in transfers');
      await expectShown('Transfer mode', 'Not sent yet');
      await expectGone(/will not play$/);
    });
    await step('the user reviews them, and can take them back', async () => {
      await press(/^Review [23]/);
      await findDialog(/^[23] transfers$/);
      await press('Back to the pitch');
      await press('Cancel');
      await expectGone('Transfer mode');
      await expectShown(/will not play$/);
    });
    await step('the reminder can be closed', async () => {
      await press('Close');
      await expectGone(/will not play$/);
    });
  },
});

/** The link of the mail. */
export const FromTheMail = meta.story({
  ...showRoute('/my-team?transfers=suggested', { world: teamsNamed, network }),
  parameters: noPicture,
  play: async () => {
    await expectPitch();
    await expectShown('Transfer mode', 'Not sent yet', /^Review [23]/);
  },
});
