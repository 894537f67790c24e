// Made by `npm run api`.

export interface paths {
  '/API/v2/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the documentation is */
    get: operations['getIndex'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List audit entries */
    get: operations['listAuditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/export/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export audit entries, the oldest first, as CSV or JSON lines */
    get: operations['exportAudit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/audit/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the audit entries */
    get: operations['getAuditEntry'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/exportlocations/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List export locations */
    get: operations['listExportLocations'];
    put?: never;
    /** Add a new export location */
    post: operations['createExportLocation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/exportlocations/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 export locations
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyExportLocations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/exportlocations/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the export locations */
    get: operations['getExportLocation'];
    put?: never;
    post?: never;
    /** Delete one of the export locations */
    delete: operations['deleteExportLocation'];
    options?: never;
    head?: never;
    /** Change one of the export locations */
    patch: operations['changeExportLocation'];
    trace?: never;
  };
  '/API/v2/groups/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List groups */
    get: operations['listGroups'];
    put?: never;
    /**
     * Add a new group
     * @description Never while acting as another user.
     */
    post: operations['createGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 groups
     * @description Never while acting as another user. With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyGroups'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/roles/create/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make sure that roles are there, as a tree or several; may be sent any number of times
     * @description At most 1000 roles and ten levels. Roles of the media backend and of the platform are not changed.
     */
    post: operations['registerRoles'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/groups/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the groups */
    get: operations['getGroup'];
    put?: never;
    post?: never;
    /**
     * Delete one of the groups
     * @description Never while acting as another user.
     */
    delete: operations['deleteGroup'];
    options?: never;
    head?: never;
    /**
     * Change one of the groups
     * @description Never while acting as another user.
     */
    patch: operations['changeGroup'];
    trace?: never;
  };
  '/API/v2/healthcheck/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the service can do its work */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/healthcheck/simple': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the service is alive */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one's own profile */
    get: operations['getMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change one's own preferences */
    patch: operations['changeMe'];
    trace?: never;
  };
  '/API/v2/me/access/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where all that one may do comes from */
    get: operations['explainMyAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/acted-as/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who acted as oneself, when, and what they asked for */
    get: operations['listActedAs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change one's own password; other sessions end */
    post: operations['changeMyPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/me/themes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the themes that one may choose */
    get: operations['listMyThemes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List bin items */
    get: operations['listBinItems'];
    put?: never;
    /** Put a resource into the bin; one that is there already is updated where it stands */
    post: operations['createBinItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 bin items
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyBinItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/clear/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take everything out of the bin */
    post: operations['clearBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/remove/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take several items out of the bin, all of them or none */
    post: operations['removeBinItems'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/reorder/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put items first, in the given order; the others keep theirs behind them */
    post: operations['reorderBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/undo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Bring back what was last taken out, within fifteen minutes */
    post: operations['undoBin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/mediabin/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the bin items */
    get: operations['getBinItem'];
    put?: never;
    post?: never;
    /** Delete one of the bin items */
    delete: operations['deleteBinItem'];
    options?: never;
    head?: never;
    /** Change one of the bin items */
    patch: operations['changeBinItem'];
    trace?: never;
  };
  '/API/v2/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read this document */
    get: operations['getApiDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/organisations/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List organisations */
    get: operations['listOrganisations'];
    put?: never;
    /**
     * Add a new organisation
     * @description Never while acting as another user.
     */
    post: operations['createOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/organisations/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 organisations
     * @description Never while acting as another user. With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyOrganisations'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/organisations/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the organisations */
    get: operations['getOrganisation'];
    put?: never;
    post?: never;
    /**
     * Delete one of the organisations
     * @description Never while acting as another user.
     */
    delete: operations['deleteOrganisation'];
    options?: never;
    head?: never;
    /**
     * Change one of the organisations
     * @description Never while acting as another user.
     */
    patch: operations['changeOrganisation'];
    trace?: never;
  };
  '/API/v2/roles/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List roles */
    get: operations['listRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/roles/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the roles */
    get: operations['getRole'];
    put?: never;
    post?: never;
    /**
     * Delete one of the roles
     * @description Never while acting as another user.
     */
    delete: operations['deleteRole'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List sessions */
    get: operations['listSessions'];
    put?: never;
    /** Log in; the answer sets the cookies of the session */
    post: operations['logIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/current/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Log out: end the session of this request */
    delete: operations['logOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/sessions/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the sessions */
    get: operations['getSession'];
    put?: never;
    post?: never;
    /**
     * Delete one of the sessions
     * @description Never while acting as another user.
     */
    delete: operations['deleteSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/aspectratio/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List aspect ratios */
    get: operations['listAspectRatios'];
    put?: never;
    /** Add a new aspect ratio */
    post: operations['createAspectRatio'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/aspectratio/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 aspect ratios
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyAspectRatios'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/aspectratio/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the aspect ratios */
    get: operations['getAspectRatio'];
    put?: never;
    post?: never;
    /** Delete one of the aspect ratios */
    delete: operations['deleteAspectRatio'];
    options?: never;
    head?: never;
    /** Change one of the aspect ratios */
    patch: operations['changeAspectRatio'];
    trace?: never;
  };
  '/API/v2/standards/audiocodec/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List audio codecs */
    get: operations['listAudioCodecs'];
    put?: never;
    /** Add a new audio codec */
    post: operations['createAudioCodec'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/audiocodec/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 audio codecs
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyAudioCodecs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/audiocodec/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the audio codecs */
    get: operations['getAudioCodec'];
    put?: never;
    post?: never;
    /** Delete one of the audio codecs */
    delete: operations['deleteAudioCodec'];
    options?: never;
    head?: never;
    /** Change one of the audio codecs */
    patch: operations['changeAudioCodec'];
    trace?: never;
  };
  '/API/v2/standards/format/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List formats */
    get: operations['listFormats'];
    put?: never;
    /** Add a new format */
    post: operations['createFormat'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/format/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 formats
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyFormats'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/format/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the formats */
    get: operations['getFormat'];
    put?: never;
    post?: never;
    /** Delete one of the formats */
    delete: operations['deleteFormat'];
    options?: never;
    head?: never;
    /** Change one of the formats */
    patch: operations['changeFormat'];
    trace?: never;
  };
  '/API/v2/standards/resolution/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List resolutions */
    get: operations['listResolutions'];
    put?: never;
    /** Add a new resolution */
    post: operations['createResolution'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/resolution/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 resolutions
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyResolutions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/resolution/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the resolutions */
    get: operations['getResolution'];
    put?: never;
    post?: never;
    /** Delete one of the resolutions */
    delete: operations['deleteResolution'];
    options?: never;
    head?: never;
    /** Change one of the resolutions */
    patch: operations['changeResolution'];
    trace?: never;
  };
  '/API/v2/standards/standard/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List standards */
    get: operations['listStandards'];
    put?: never;
    /** Add a new standard */
    post: operations['createStandard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/standard/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 standards
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyStandards'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/standard/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the standards */
    get: operations['getStandard'];
    put?: never;
    post?: never;
    /** Delete one of the standards */
    delete: operations['deleteStandard'];
    options?: never;
    head?: never;
    /** Change one of the standards */
    patch: operations['changeStandard'];
    trace?: never;
  };
  '/API/v2/standards/videocodec/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List video codecs */
    get: operations['listVideoCodecs'];
    put?: never;
    /** Add a new video codec */
    post: operations['createVideoCodec'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/videocodec/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 video codecs
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyVideoCodecs'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/standards/videocodec/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the video codecs */
    get: operations['getVideoCodec'];
    put?: never;
    post?: never;
    /** Delete one of the video codecs */
    delete: operations['deleteVideoCodec'];
    options?: never;
    head?: never;
    /** Change one of the video codecs */
    patch: operations['changeVideoCodec'];
    trace?: never;
  };
  '/API/v2/themes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List themes */
    get: operations['listThemes'];
    put?: never;
    /** Add a new theme */
    post: operations['createTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 themes
     * @description With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyThemes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the themes */
    get: operations['getTheme'];
    put?: never;
    post?: never;
    /** Delete one of the themes */
    delete: operations['deleteTheme'];
    options?: never;
    head?: never;
    /** Change one of the themes */
    patch: operations['changeTheme'];
    trace?: never;
  };
  '/API/v2/themes/{id}/approve/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Approve a theme that somebody else submitted */
    post: operations['approveTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/hide/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Hide an approved theme */
    post: operations['hideTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/logo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Give a theme a logo: PNG, JPEG, WebP or SVG of at most 1 MiB */
    put: operations['setThemeLogo'];
    post?: never;
    /** Take the logo of a theme away */
    delete: operations['removeThemeLogo'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/make-default/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make an approved theme the default of the site */
    post: operations['makeThemeDefault'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/preview/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a page looks like by a theme */
    get: operations['previewTheme'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/reject/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a theme back to its editors, with a note */
    post: operations['rejectTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/show/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Show a hidden theme again */
    post: operations['showTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/themes/{id}/submit/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask for the approval of a theme */
    post: operations['submitTheme'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List tokens: those that one may use, has made, was assigned, or all */
    get: operations['listTokens'];
    put?: never;
    /**
     * Make a token; the answer shows its key this once
     * @description The key of a token for somebody else is for its assignee to reveal, unless `reveal` is `now`.
     */
    post: operations['createToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/self/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read the token that signed this request in */
    get: operations['getTokenSelf'];
    put?: never;
    post?: never;
    /** Revoke the token that signed this request in */
    delete: operations['revokeTokenSelf'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/self/rotate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the token that signed this request in another key
     * @description The token ends when the key before is used once more after the overlap: whoever has it should not. Without an overlap that is at once.
     */
    post: operations['rotateTokenSelf'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the tokens */
    get: operations['getToken'];
    put?: never;
    post?: never;
    /** End a token at once; it stays in the lists as revoked */
    delete: operations['revokeToken'];
    options?: never;
    head?: never;
    /** Change a token's label or end; a later end needs a proof of the password */
    patch: operations['changeToken'];
    trace?: never;
  };
  '/API/v2/tokens/{id}/reveal/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get the key of a token that was assigned to one, this once */
    post: operations['revealToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/tokens/{id}/rotate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a token another key; the one before works for as long as the overlap lasts
     * @description The token ends when the key before is used once more after the overlap: whoever has it should not. Without an overlap that is at once.
     */
    post: operations['rotateToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List users */
    get: operations['listUsers'];
    put?: never;
    /**
     * Add a new user
     * @description Never while acting as another user.
     */
    post: operations['createUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/bulk/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add up to 1000 users
     * @description Never while acting as another user. With mode=all either all of them are added or none; with mode=each the answer tells what became of each.
     */
    post: operations['createManyUsers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the users */
    get: operations['getUser'];
    put?: never;
    post?: never;
    /** Delete a user with all that is theirs; deactivating keeps it */
    delete: operations['deleteUser'];
    options?: never;
    head?: never;
    /**
     * Change one of the users
     * @description Never while acting as another user.
     */
    patch: operations['changeUser'];
    trace?: never;
  };
  '/API/v2/users/{id}/access/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where each permission and role of a user comes from */
    get: operations['explainUserAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/users/{id}/set-password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replace a user's password; what was signed in by the old one ends */
    post: operations['setUserPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/v1-usage/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List v1usages */
    get: operations['listV1Usages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/v1-usage/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read one of the v1usages */
    get: operations['getV1Usage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/version/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The version of the service */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/API/v2/whoami/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who the request runs as, and what they may do */
    get: operations['whoami'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Access: {
      is_superuser: boolean;
      permissions: {
        permission: string;
        sources: {
          /**
           * @description By being one, directly, or by a group
           * @enum {string}
           */
          kind: 'superuser' | 'user' | 'group';
          /** @description The group that holds it */
          group?: {
            /** @example 7 */
            id: string;
            name: string;
          };
          /** @description From the user's own group up to the one that holds it */
          through?: {
            /** @example 7 */
            id: string;
            name: string;
          }[];
        }[];
      }[];
      roles: {
        name: string;
        label: string;
        /** @enum {string} */
        source: 'backend' | 'platform' | 'plugin';
        sources: {
          /**
           * @description By being one, directly, or by a group
           * @enum {string}
           */
          kind: 'superuser' | 'user' | 'group';
          /** @description The group that holds it */
          group?: {
            /** @example 7 */
            id: string;
            name: string;
          };
          /** @description From the user's own group up to the one that holds it */
          through?: {
            /** @example 7 */
            id: string;
            name: string;
          }[];
        }[];
      }[];
    };
    AspectRatio: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type: string;
    };
    AspectRatioBulk: {
      objects: components['schemas']['AspectRatio'][];
    };
    AspectRatioBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AspectRatio'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "width_ratio": 16,
     *       "height_ratio": 9,
     *       "pixel_type": "square"
     *     }
     */
    AspectRatioChanges: {
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio?: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio?: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type?: string;
    };
    /** @enum {string} */
    AspectRatioField: 'id' | 'width_ratio' | 'height_ratio' | 'pixel_type';
    /** @enum {string} */
    AspectRatioOrder:
      'id' | '-id' | 'width_ratio' | '-width_ratio' | 'height_ratio' | '-height_ratio' | 'pixel_type' | '-pixel_type';
    AspectRatioPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AspectRatio'][];
    };
    AudioCodec: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name: string;
    };
    AudioCodecBulk: {
      objects: components['schemas']['AudioCodec'][];
    };
    AudioCodecBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['AudioCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Opus at 128 kbit/s"
     *     }
     */
    AudioCodecChanges: {
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name?: string;
    };
    /** @enum {string} */
    AudioCodecField: 'id' | 'name';
    /** @enum {string} */
    AudioCodecOrder: 'id' | '-id' | 'name' | '-name';
    AudioCodecPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AudioCodec'][];
    };
    AuditEntry: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * Format: date-time
       * @description When it happened
       */
      at: string;
      /**
       * @description What it is about
       * @enum {string}
       */
      event:
        | 'sign-in'
        | 'run-as'
        | 'session'
        | 'password'
        | 'token'
        | 'user'
        | 'group'
        | 'organisation'
        | 'role'
        | 'theme'
        | 'standard'
        | 'exportlocation'
        | 'audit';
      /** @description granted, or refused and why */
      outcome: string;
      /** @description Who really did it, or the name that was tried */
      actor: string;
      /**
       * @description The id of that user
       * @example 7
       */
      actor_id: string | null;
      /** @description As whom, when that is another user */
      effective: string;
      /**
       * @description The id of that user
       * @example 7
       */
      effective_id: string | null;
      /** @description How the caller signed in: basic, session, token or command */
      via: string;
      /** @description The method of the request */
      method: string;
      /** @description The path of the request, without its query */
      route: string;
      /** @description From which address */
      address: string;
      /** @description What it was done to, such as users/7 */
      target: string;
      /** @description What was done, in words */
      detail: string;
    };
    /** @enum {string} */
    AuditEntryField:
      | 'id'
      | 'at'
      | 'event'
      | 'outcome'
      | 'actor'
      | 'actor_id'
      | 'effective'
      | 'effective_id'
      | 'via'
      | 'method'
      | 'route'
      | 'address'
      | 'target'
      | 'detail';
    /** @enum {string} */
    AuditEntryOrder: 'id' | '-id' | 'at' | '-at';
    AuditEntryPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['AuditEntry'][];
    };
    BinItem: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Identifier of the resource in the media backend
       * @example VX-1
       */
      resource_id: string;
      /**
       * @description Name of the resource
       * @example Kickoff.mov
       */
      resource_name: string;
      /**
       * @description Kind of the resource
       * @example video
       */
      resource_type: string;
      /**
       * @description Address of a representative picture
       * @example https://media.example.org/thumbnails/VX-1.png
       */
      thumbnail_uri: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @example true
       */
      ui_selected: boolean;
      /**
       * @description Its place in the bin, from 1 on
       * @example 1
       */
      position: number;
      /** @description Relative URL of the item's page */
      absolute_url: string;
    };
    BinItemBulk: {
      objects: components['schemas']['BinItem'][];
    };
    BinItemBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['BinItem'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "resource_name": "Kickoff.mov",
     *       "ui_selected": true,
     *       "position": 1
     *     }
     */
    BinItemChanges: {
      /**
       * @description Name of the resource
       * @example Kickoff.mov
       */
      resource_name?: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @example true
       */
      ui_selected?: boolean;
      /**
       * @description Its place in the bin, from 1 on
       * @example 1
       */
      position?: number;
    };
    /** @enum {string} */
    BinItemField:
      | 'id'
      | 'resource_id'
      | 'resource_name'
      | 'resource_type'
      | 'thumbnail_uri'
      | 'ui_selected'
      | 'position'
      | 'absolute_url';
    /**
     * @example {
     *       "ids": [
     *         "1",
     *         "2"
     *       ]
     *     }
     */
    BinItemIds: {
      /**
       * @description The items' ids
       * @example [
       *       "1",
       *       "2"
       *     ]
       */
      ids: string[];
    };
    /** @enum {string} */
    BinItemOrder:
      | 'id'
      | '-id'
      | 'resource_id'
      | '-resource_id'
      | 'resource_name'
      | '-resource_name'
      | 'resource_type'
      | '-resource_type'
      | 'position'
      | '-position';
    BinItemPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['BinItem'][];
    };
    BinItems: {
      objects: components['schemas']['BinItem'][];
    };
    ExportLocation: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the location
       * @example Playout
       */
      name: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description: string;
      /**
       * @description Where it is, without its password
       * @example ftp://playout@media.example.org/in/
       */
      uri: string;
    };
    ExportLocationBulk: {
      objects: components['schemas']['ExportLocation'][];
    };
    ExportLocationBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['ExportLocation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Playout",
     *       "description": "Tonight, by hand",
     *       "uri": "ftp://playout@media.example.org/in/"
     *     }
     */
    ExportLocationChanges: {
      /**
       * @description Name of the location
       * @example Playout
       */
      name?: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description?: string;
      /**
       * @description Where it is, without its password
       * @example ftp://playout@media.example.org/in/
       */
      uri?: string;
    };
    /** @enum {string} */
    ExportLocationField: 'id' | 'name' | 'description' | 'uri';
    /** @enum {string} */
    ExportLocationOrder: 'id' | '-id' | 'name' | '-name';
    ExportLocationPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['ExportLocation'][];
    };
    Format: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type: 'video' | 'audio' | 'image';
    };
    FormatBulk: {
      objects: components['schemas']['Format'][];
    };
    FormatBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Format'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "MXF OP1a for playout",
     *       "media_type": "video"
     *     }
     */
    FormatChanges: {
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name?: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type?: 'video' | 'audio' | 'image';
    };
    /** @enum {string} */
    FormatField: 'id' | 'name' | 'media_type';
    /** @enum {string} */
    FormatOrder: 'id' | '-id' | 'name' | '-name' | 'media_type' | '-media_type';
    FormatPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Format'][];
    };
    Group: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the group
       * @example Editors
       */
      name: string;
      /**
       * @description What the group is for
       * @example Cuts the evening news
       */
      description: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that members hold by it and the groups above */
      effective_roles: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id
       * @example []
       */
      parents: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation: string;
      /**
       * Format: date-time
       * @description When the group was created
       */
      create_date: string;
    };
    GroupBulk: {
      objects: components['schemas']['Group'][];
    };
    GroupBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Group'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "Editors",
     *       "description": "Cuts the evening news",
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "parents": [],
     *       "organisation": "1"
     *     }
     */
    GroupChanges: {
      /**
       * @description Name of the group
       * @example Editors
       */
      name?: string;
      /**
       * @description What the group is for
       * @example Cuts the evening news
       */
      description?: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id
       * @example []
       */
      parents?: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation?: string;
    };
    /** @enum {string} */
    GroupField:
      | 'id'
      | 'name'
      | 'description'
      | 'roles'
      | 'effective_roles'
      | 'permissions'
      | 'parents'
      | 'organisation'
      | 'create_date';
    /** @enum {string} */
    GroupOrder: 'id' | '-id' | 'name' | '-name' | 'create_date' | '-create_date';
    GroupPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Group'][];
    };
    Health: {
      /** @enum {string} */
      status: 'ok';
    };
    Index: {
      documentation: string;
      openapi: string;
    };
    Login: {
      /** @example ann */
      username: string;
      /** @example correct horse battery */
      password: string;
    };
    Me: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name to sign in with
       * @example ann
       */
      username: string;
      /**
       * @description First name
       * @example Ann
       */
      first_name: string;
      /**
       * @description Last name
       * @example Archer
       */
      last_name: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser: boolean;
      /**
       * Format: date-time
       * @description When the user was added
       */
      date_joined: string;
      /**
       * Format: date-time
       * @description When the user last logged in
       */
      last_login: string | null;
      /**
       * @description Groups that the user is in, by id
       * @example [
       *       "1"
       *     ]
       */
      groups: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes: string | null;
      /**
       * Format: date-time
       * @description When the profile was created
       */
      create_date: string;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number: string | null;
      /**
       * @description Further data about the user
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme: string | null;
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that the user holds, own and by groups */
      effective_roles: string[];
      /**
       * @description Relative path of the page to start with
       * @example /vs/item/
       */
      homepage: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group: string;
      /**
       * @description How lists are sorted at first: field and order of each key
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group: string | null;
      /** @description How often the user has logged in */
      login_count: number;
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation: string;
      /**
       * @description Metadata fields that the user has chosen
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields: {
        [key: string]: unknown;
      };
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout: number;
    };
    /**
     * @example {
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "notes": "Late shift",
     *       "paginate_by": 50,
     *       "contact_number": "+49 40 123456",
     *       "extra_info": {
     *         "desk": "sport"
     *       },
     *       "theme": null,
     *       "homepage": "/vs/item/",
     *       "default_ingest_group": "Editors",
     *       "default_group": "Editors",
     *       "default_sort_list": [
     *         {
     *           "field": "created",
     *           "order": "descending"
     *         }
     *       ],
     *       "default_metadata_group": "Film",
     *       "metadata_fields": {
     *         "Film": [
     *           "title",
     *           "director"
     *         ]
     *       },
     *       "timeout": 480
     *     }
     */
    MeChanges: {
      /**
       * @description First name
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name
       * @example Archer
       */
      last_name?: string;
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes?: string | null;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by?: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number?: string | null;
      /**
       * @description Further data about the user
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info?: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme?: string | null;
      /**
       * @description Relative path of the page to start with
       * @example /vs/item/
       */
      homepage?: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group?: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group?: string;
      /**
       * @description How lists are sorted at first: field and order of each key
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list?: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group?: string | null;
      /**
       * @description Metadata fields that the user has chosen
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields?: {
        [key: string]: unknown;
      };
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout?: number;
    };
    /** @enum {string} */
    MeField:
      | 'id'
      | 'username'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'is_active'
      | 'is_staff'
      | 'is_superuser'
      | 'date_joined'
      | 'last_login'
      | 'groups'
      | 'permissions'
      | 'notes'
      | 'create_date'
      | 'paginate_by'
      | 'contact_number'
      | 'extra_info'
      | 'theme'
      | 'roles'
      | 'effective_roles'
      | 'homepage'
      | 'default_ingest_group'
      | 'default_group'
      | 'default_sort_list'
      | 'default_metadata_group'
      | 'login_count'
      | 'organisation'
      | 'metadata_fields'
      | 'timeout';
    /**
     * @example {
     *       "width_ratio": 16,
     *       "height_ratio": 9,
     *       "pixel_type": "square"
     *     }
     */
    NewAspectRatio: {
      /**
       * @description Width of the picture in relation to its height
       * @example 16
       */
      width_ratio: number;
      /**
       * @description Height of the picture in relation to its width
       * @example 9
       */
      height_ratio: number;
      /**
       * @description Shape of a pixel, such as square
       * @example square
       */
      pixel_type: string;
    };
    /**
     * @example {
     *       "name": "Opus at 128 kbit/s"
     *     }
     */
    NewAudioCodec: {
      /**
       * @description Name of the codec
       * @example Opus at 128 kbit/s
       */
      name: string;
    };
    /**
     * @example {
     *       "resource_id": "VX-1",
     *       "resource_name": "Kickoff.mov",
     *       "resource_type": "video",
     *       "thumbnail_uri": "https://media.example.org/thumbnails/VX-1.png",
     *       "ui_selected": true,
     *       "position": 1
     *     }
     */
    NewBinItem: {
      /**
       * @description Identifier of the resource in the media backend
       * @example VX-1
       */
      resource_id: string;
      /**
       * @description Name of the resource
       * @default
       * @example Kickoff.mov
       */
      resource_name?: string;
      /**
       * @description Kind of the resource
       * @example video
       */
      resource_type?: string;
      /**
       * @description Address of a representative picture
       * @default
       * @example https://media.example.org/thumbnails/VX-1.png
       */
      thumbnail_uri?: string;
      /**
       * @description Whether the user interface shows the item as selected
       * @default false
       * @example true
       */
      ui_selected?: boolean;
      /**
       * @description Its place in the bin, from 1 on
       * @example 1
       */
      position?: number;
    };
    /**
     * @example {
     *       "name": "Playout",
     *       "description": "Tonight, by hand",
     *       "uri": "ftp://playout@media.example.org/in/"
     *     }
     */
    NewExportLocation: {
      /**
       * @description Name of the location
       * @example Playout
       */
      name: string;
      /**
       * @description What it is for
       * @example Tonight, by hand
       */
      description?: string;
      /**
       * @description Where it is, without its password
       * @example ftp://playout@media.example.org/in/
       */
      uri: string;
    };
    /**
     * @example {
     *       "name": "MXF OP1a for playout",
     *       "media_type": "video"
     *     }
     */
    NewFormat: {
      /**
       * @description Name of the format
       * @example MXF OP1a for playout
       */
      name: string;
      /**
       * @description What it holds: video, audio or image
       * @example video
       * @enum {string}
       */
      media_type: 'video' | 'audio' | 'image';
    };
    /**
     * @example {
     *       "name": "Editors",
     *       "description": "Cuts the evening news",
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "parents": [],
     *       "organisation": "1"
     *     }
     */
    NewGroup: {
      /**
       * @description Name of the group
       * @example Editors
       */
      name: string;
      /**
       * @description What the group is for
       * @example Cuts the evening news
       */
      description?: string;
      /**
       * @description Keys of the roles that members hold by the group
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description Permissions that members hold by the group, besides those of the groups above
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Groups that this one inherits from, by id
       * @example []
       */
      parents?: string[];
      /**
       * @description The organisation that the group belongs to
       * @example 1
       */
      organisation?: string;
    };
    /**
     * @example {
     *       "name": "News"
     *     }
     */
    NewOrganisation: {
      /**
       * @description Name of the organisation
       * @example News
       */
      name: string;
    };
    /**
     * @example {
     *       "name": "1920x1080"
     *     }
     */
    NewResolution: {
      /**
       * @description Width and height in pixels, as in 1920x1080
       * @example 1920x1080
       */
      name: string;
    };
    /**
     * @example {
     *       "name": "House HD",
     *       "description": "1920x1080, 25 pictures a second"
     *     }
     */
    NewStandard: {
      /**
       * @description Name of the standard
       * @example House HD
       */
      name: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description?: string;
    };
    /**
     * @example {
     *       "title": "Night shift",
     *       "template_string": "<title>{{ page.title }}</title>{{ page.content }}",
     *       "css": "/themes/night.css",
     *       "javascript": "/themes/night.js"
     *     }
     */
    NewTheme: {
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Template used when a page is rendered
       * @example <title>{{ page.title }}</title>{{ page.content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file
       * @default
       * @example /themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file
       * @default
       * @example /themes/night.js
       */
      javascript?: string;
    };
    /**
     * @example {
     *       "label": "Playout server",
     *       "expires_at": "2099-12-31T00:00:00.000000Z",
     *       "access": "read",
     *       "run_as": "forbidden",
     *       "assignee": "ann",
     *       "reveal": "assignee",
     *       "password": "correct horse battery"
     *     }
     */
    NewToken: {
      /**
       * @description What it is for
       * @example Playout server
       */
      label: string;
      /**
       * Format: date-time
       * @description When it ends; without it, it lasts until it is revoked
       * @example 2099-12-31T00:00:00.000000Z
       */
      expires_at?: string | null;
      /**
       * @description All that its owner may, or reading only
       * @default full
       * @example read
       * @enum {string}
       */
      access?: 'full' | 'read';
      /**
       * @description Whether it may, must not or must be used with RUNAS
       * @default allowed
       * @example forbidden
       * @enum {string}
       */
      run_as?: 'allowed' | 'forbidden' | 'required';
      /**
       * @description The name of the user whose rights it has; by administrators only
       * @example ann
       */
      assignee?: string;
      /**
       * @description Who gets the key of a token for somebody else
       * @default assignee
       * @example assignee
       * @enum {string}
       */
      reveal?: 'assignee' | 'now';
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /**
     * @example {
     *       "username": "ann",
     *       "password": "correct horse battery",
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "email": "ann@example.org",
     *       "is_active": true,
     *       "is_staff": false,
     *       "is_superuser": false,
     *       "groups": [
     *         "1"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "organisation": "1"
     *     }
     */
    NewUser: {
      /**
       * @description Name to sign in with
       * @example ann
       */
      username: string;
      /**
       * @description Password to sign in with; without one the user cannot
       * @example correct horse battery
       */
      password?: string;
      /**
       * @description First name
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name
       * @example Archer
       */
      last_name?: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email?: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active?: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff?: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser?: boolean;
      /**
       * @description Groups that the user is in, by id
       * @example [
       *       "1"
       *     ]
       */
      groups?: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description The organisation that the user belongs to
       * @default 1
       * @example 1
       */
      organisation?: string;
    };
    /**
     * @example {
     *       "name": "AV1 at 8 Mbit/s"
     *     }
     */
    NewVideoCodec: {
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name: string;
    };
    Organisation: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the organisation
       * @example News
       */
      name: string;
    };
    OrganisationBulk: {
      objects: components['schemas']['Organisation'][];
    };
    OrganisationBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Organisation'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "News"
     *     }
     */
    OrganisationChanges: {
      /**
       * @description Name of the organisation
       * @example News
       */
      name?: string;
    };
    /** @enum {string} */
    OrganisationField: 'id' | 'name';
    /** @enum {string} */
    OrganisationOrder: 'id' | '-id' | 'name' | '-name';
    OrganisationPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Organisation'][];
    };
    /**
     * @example {
     *       "overlap_minutes": 60
     *     }
     */
    OwnRotation: {
      /**
       * @description Minutes for which the key before goes on to work
       * @default 5
       * @example 60
       */
      overlap_minutes?: number;
    };
    PageMeta: {
      /**
       * @description Maximum number of objects per page
       * @example 50
       */
      limit: number;
      /** @description Relative URL of the next page, with its cursor; null on the last */
      next: string | null;
      /** @description Relative URL of the page before; null on the first */
      previous: string | null;
      /** @description How many objects there are; only with count=true */
      total_count?: number;
    };
    /**
     * @example {
     *       "old_password": "correct horse battery",
     *       "new_password": "battery horse correct",
     *       "revoke_tokens": false
     *     }
     */
    PasswordChange: {
      /**
       * @description The password so far
       * @example correct horse battery
       */
      old_password: string;
      /**
       * @description The new password
       * @example battery horse correct
       */
      new_password: string;
      /**
       * @description Whether the user's tokens end too
       * @default false
       * @example false
       */
      revoke_tokens?: boolean;
    };
    /**
     * @example {
     *       "password": "battery horse correct",
     *       "revoke_tokens": true
     *     }
     */
    PasswordReset: {
      /**
       * @description The new password
       * @example battery horse correct
       */
      password: string;
      /**
       * @description Whether the user's tokens end too
       * @default true
       * @example true
       */
      revoke_tokens?: boolean;
    };
    Problem: components['schemas']['ProblemDetails'] & {
      /** @description The path that was asked for */
      instance: string;
      /**
       * Format: uuid
       * @description The key to the log entry
       */
      request_id: string;
    };
    ProblemDetails: {
      /**
       * Format: uri-reference
       * @description Where the code is explained
       */
      type: string;
      /** @description What the code means */
      title: string;
      status: number;
      /**
       * @description Stable: programs may decide by it
       * @enum {string}
       */
      code:
        | 'malformed_request'
        | 'invalid_json'
        | 'invalid_body'
        | 'validation_failed'
        | 'unknown_parameter'
        | 'invalid_parameter'
        | 'invalid_cursor'
        | 'invalid_header'
        | 'confirmation_required'
        | 'bin_full'
        | 'run_as_invalid'
        | 'run_as_required'
        | 'unauthenticated'
        | 'permission_denied'
        | 'csrf_failed'
        | 'foreign_site'
        | 'read_only_token'
        | 'run_as_forbidden'
        | 'proof_required'
        | 'not_grantable'
        | 'superuser_protected'
        | 'not_found'
        | 'run_as_unknown_user'
        | 'method_not_allowed'
        | 'conflict'
        | 'name_taken'
        | 'in_use'
        | 'last_superuser'
        | 'wrong_state'
        | 'nothing_to_undo'
        | 'idempotency_in_progress'
        | 'precondition_failed'
        | 'too_large'
        | 'unsupported_media_type'
        | 'idempotency_key_reused'
        | 'too_many_requests'
        | 'internal_error'
        | 'unavailable';
      /** @description One sentence for people */
      detail: string;
      /** @description What is wrong with which field */
      errors?: {
        field: string;
        message: string;
      }[];
    };
    Readiness: {
      /** @enum {string} */
      status: 'ok' | 'not ok';
      /**
       * @description Only for callers who are signed in
       * @enum {string}
       */
      database?: 'ok' | 'unreachable';
      /**
       * @description Only for callers who are signed in
       * @enum {string}
       */
      migrations?: 'ok' | 'missing';
    };
    RegisteredRoles: {
      objects: components['schemas']['Role'][];
    };
    /**
     * @example {
     *       "note": "The logo is missing."
     *     }
     */
    Rejection: {
      /**
       * @description What is wrong with the theme
       * @example The logo is missing.
       */
      note: string;
    };
    RemovedBinItems: {
      /** @description How many items were taken out */
      removed: number;
    };
    Resolution: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Width and height in pixels, as in 1920x1080
       * @example 1920x1080
       */
      name: string;
    };
    ResolutionBulk: {
      objects: components['schemas']['Resolution'][];
    };
    ResolutionBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Resolution'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "1920x1080"
     *     }
     */
    ResolutionChanges: {
      /**
       * @description Width and height in pixels, as in 1920x1080
       * @example 1920x1080
       */
      name?: string;
    };
    /** @enum {string} */
    ResolutionField: 'id' | 'name';
    /** @enum {string} */
    ResolutionOrder: 'id' | '-id' | 'name' | '-name';
    ResolutionPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Resolution'][];
    };
    Role: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /** @description Key of the role in the media backend */
      key: string;
      /** @description What the role allows, in words */
      label: string;
      /**
       * @description Who gives it its meaning
       * @enum {string}
       */
      source: 'backend' | 'platform' | 'plugin';
      /**
       * @description The role that a plugin put it under
       * @example 7
       */
      parent: string | null;
    };
    /** @enum {string} */
    RoleField: 'id' | 'key' | 'label' | 'source' | 'parent';
    /** @enum {string} */
    RoleOrder: 'id' | '-id' | 'key' | '-key' | 'label' | '-label' | 'source' | '-source';
    RolePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Role'][];
    };
    RoleTree: {
      /** @example newsroom_publish */
      name: string;
      /**
       * @description For people; without one it is the name
       * @example Publish
       */
      label?: string;
      children?: components['schemas']['RoleTree'][];
    };
    Session: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * Format: date-time
       * @description When it was started
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last seen
       */
      last_seen_at: string;
      /** @description Where it was started from */
      address: string;
      /** @description What the browser said of itself */
      user_agent: string;
      /** @description Whether it is the session of this request */
      current: boolean;
    };
    /** @enum {string} */
    SessionField: 'id' | 'created_at' | 'last_seen_at' | 'address' | 'user_agent' | 'current';
    /** @enum {string} */
    SessionOrder: 'id' | '-id' | 'created_at' | '-created_at' | 'last_seen_at' | '-last_seen_at';
    SessionPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Session'][];
    };
    Standard: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the standard
       * @example House HD
       */
      name: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description: string;
    };
    StandardBulk: {
      objects: components['schemas']['Standard'][];
    };
    StandardBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Standard'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "House HD",
     *       "description": "1920x1080, 25 pictures a second"
     *     }
     */
    StandardChanges: {
      /**
       * @description Name of the standard
       * @example House HD
       */
      name?: string;
      /**
       * @description What it is
       * @example 1920x1080, 25 pictures a second
       */
      description?: string;
    };
    /** @enum {string} */
    StandardField: 'id' | 'name' | 'description';
    /** @enum {string} */
    StandardOrder: 'id' | '-id' | 'name' | '-name';
    StandardPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Standard'][];
    };
    Theme: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title: string;
      /**
       * @description Template used when a page is rendered
       * @example <title>{{ page.title }}</title>{{ page.content }}
       */
      template_string: string | null;
      /**
       * @description Location of a CSS file
       * @example /themes/night.css
       */
      css: string;
      /**
       * @description Location of a script file
       * @example /themes/night.js
       */
      javascript: string;
      /**
       * @description 1 EDITING, 2 PENDING, 3 APPROVED, 4 HIDDEN
       * @enum {integer}
       */
      status: 1 | 2 | 3 | 4;
      /** @description Path of the logo, under the site's media */
      logoimage: string;
      /** @description Whether this is the default theme of the site */
      is_default: boolean;
      /**
       * @description Who asked for its approval last
       * @example 7
       */
      submitted_by: string | null;
      /** @description Why it was last rejected */
      note: string;
    };
    ThemeBulk: {
      objects: components['schemas']['Theme'][];
    };
    ThemeBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['Theme'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "title": "Night shift",
     *       "template_string": "<title>{{ page.title }}</title>{{ page.content }}",
     *       "css": "/themes/night.css",
     *       "javascript": "/themes/night.js"
     *     }
     */
    ThemeChanges: {
      /**
       * @description Name of the theme
       * @example Night shift
       */
      title?: string;
      /**
       * @description Template used when a page is rendered
       * @example <title>{{ page.title }}</title>{{ page.content }}
       */
      template_string?: string | null;
      /**
       * @description Location of a CSS file
       * @example /themes/night.css
       */
      css?: string;
      /**
       * @description Location of a script file
       * @example /themes/night.js
       */
      javascript?: string;
    };
    /** @enum {string} */
    ThemeField:
      | 'id'
      | 'title'
      | 'template_string'
      | 'css'
      | 'javascript'
      | 'status'
      | 'logoimage'
      | 'is_default'
      | 'submitted_by'
      | 'note';
    /** @enum {string} */
    ThemeOrder: 'id' | '-id' | 'title' | '-title' | 'status' | '-status' | 'is_default' | '-is_default';
    ThemePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Theme'][];
    };
    ThemePreview: {
      /** @example 7 */
      id: string;
      title: string;
      css: string;
      javascript: string;
      /** @description Relative URL of the logo */
      logo_url: string | null;
      /** @description A page by the template, for a sandboxed frame only */
      html: string | null;
      /** @description Why there is no page */
      problem: string | null;
    };
    Token: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description What the token is for
       * @example Playout server
       */
      label: string;
      /** @description The end of the key; empty until it is revealed */
      last4: string;
      /**
       * @description All that its owner may, or reading only
       * @enum {string}
       */
      access: 'full' | 'read';
      /**
       * @description Whether it may, must not or must be used with RUNAS
       * @enum {string}
       */
      run_as: 'allowed' | 'forbidden' | 'required';
      /** @description The user whose rights it has */
      assignee: string;
      /** @description The user who made it; null for the administration command */
      created_by: string | null;
      /**
       * Format: date-time
       * @description When it was made
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it ends
       */
      expires_at: string | null;
      /**
       * Format: date-time
       * @description When it was last used, to the minute
       */
      last_used_at: string | null;
      /** @description From which address it was last used */
      last_used_from: string | null;
      /**
       * Format: date-time
       * @description When it was revoked
       */
      revoked_at: string | null;
      /**
       * @description What it is now; unrevealed until its assignee has fetched the key
       * @enum {string}
       */
      state: 'active' | 'unrevealed' | 'expired' | 'revoked';
    };
    /**
     * @example {
     *       "label": "Playout server 2",
     *       "expires_at": "2099-12-31T00:00:00.000000Z",
     *       "password": "correct horse battery"
     *     }
     */
    TokenChanges: {
      /**
       * @description What it is for
       * @example Playout server 2
       */
      label?: string;
      /**
       * Format: date-time
       * @description When it ends; without it, it lasts until it is revoked
       * @example 2099-12-31T00:00:00.000000Z
       */
      expires_at?: string | null;
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /** @enum {string} */
    TokenField:
      | 'id'
      | 'label'
      | 'last4'
      | 'access'
      | 'run_as'
      | 'assignee'
      | 'created_by'
      | 'created_at'
      | 'expires_at'
      | 'last_used_at'
      | 'last_used_from'
      | 'revoked_at'
      | 'state';
    /** @enum {string} */
    TokenOrder:
      | 'id'
      | '-id'
      | 'label'
      | '-label'
      | 'assignee'
      | '-assignee'
      | 'created_at'
      | '-created_at'
      | 'expires_at'
      | '-expires_at'
      | 'last_used_at'
      | '-last_used_at';
    TokenPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['Token'][];
    };
    /**
     * @example {
     *       "password": "correct horse battery"
     *     }
     */
    TokenProof: {
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    /**
     * @example {
     *       "overlap_minutes": 60,
     *       "password": "correct horse battery"
     *     }
     */
    TokenRotation: {
      /**
       * @description Minutes for which the key before goes on to work
       * @default 0
       * @example 60
       */
      overlap_minutes?: number;
      /**
       * @description A fresh proof, for callers who signed in by a session
       * @example correct horse battery
       */
      password?: string;
    };
    TokenWithKey: components['schemas']['Token'] & {
      /** @description Shown this once */
      key?: string;
    };
    User: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name to sign in with
       * @example ann
       */
      username: string;
      /**
       * @description First name
       * @example Ann
       */
      first_name: string;
      /**
       * @description Last name
       * @example Archer
       */
      last_name: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser: boolean;
      /**
       * Format: date-time
       * @description When the user was added
       */
      date_joined: string;
      /**
       * Format: date-time
       * @description When the user last logged in
       */
      last_login: string | null;
      /**
       * @description Groups that the user is in, by id
       * @example [
       *       "1"
       *     ]
       */
      groups: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Notes about the user
       * @example Late shift
       */
      notes: string | null;
      /**
       * Format: date-time
       * @description When the profile was created
       */
      create_date: string;
      /**
       * @description Objects on a page of the web lists
       * @example 50
       */
      paginate_by: number;
      /**
       * @description A phone number
       * @example +49 40 123456
       */
      contact_number: string | null;
      /**
       * @description Further data about the user
       * @example {
       *       "desk": "sport"
       *     }
       */
      extra_info: {
        [key: string]: unknown;
      };
      /**
       * @description The theme that the user has chosen
       * @example null
       */
      theme: string | null;
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles: string[];
      /** @description Keys of all roles of the media backend that the user holds, own and by groups */
      effective_roles: string[];
      /**
       * @description Relative path of the page to start with
       * @example /vs/item/
       */
      homepage: string;
      /**
       * @description Group that ingested media goes to
       * @example Editors
       */
      default_ingest_group: string;
      /**
       * @description Group that is selected at first
       * @example Editors
       */
      default_group: string;
      /**
       * @description How lists are sorted at first: field and order of each key
       * @example [
       *       {
       *         "field": "created",
       *         "order": "descending"
       *       }
       *     ]
       */
      default_sort_list: {
        field: string;
        /** @enum {string} */
        order: 'ascending' | 'descending';
      }[];
      /**
       * @description Group of metadata fields that is shown at first
       * @example Film
       */
      default_metadata_group: string | null;
      /** @description How often the user has logged in */
      login_count: number;
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation: string;
      /**
       * @description Metadata fields that the user has chosen
       * @example {
       *       "Film": [
       *         "title",
       *         "director"
       *       ]
       *     }
       */
      metadata_fields: {
        [key: string]: unknown;
      };
      /**
       * @description Minutes after which an idle session ends; 0 is the site's default
       * @example 480
       */
      timeout: number;
    };
    UserBulk: {
      objects: components['schemas']['User'][];
    };
    UserBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['User'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "username": "ann",
     *       "first_name": "Ann",
     *       "last_name": "Archer",
     *       "email": "ann@example.org",
     *       "is_active": true,
     *       "is_staff": false,
     *       "is_superuser": false,
     *       "groups": [
     *         "1"
     *       ],
     *       "permissions": [
     *         "media_backend"
     *       ],
     *       "roles": [
     *         "_item_search"
     *       ],
     *       "organisation": "1"
     *     }
     */
    UserChanges: {
      /**
       * @description Name to sign in with
       * @example ann
       */
      username?: string;
      /**
       * @description First name
       * @example Ann
       */
      first_name?: string;
      /**
       * @description Last name
       * @example Archer
       */
      last_name?: string;
      /**
       * @description E-mail address
       * @example ann@example.org
       */
      email?: string;
      /**
       * @description Whether the user may sign in
       * @example true
       */
      is_active?: boolean;
      /**
       * @description Whether the user belongs to the staff
       * @example false
       */
      is_staff?: boolean;
      /**
       * @description Whether the user passes most permission checks
       * @example false
       */
      is_superuser?: boolean;
      /**
       * @description Groups that the user is in, by id
       * @example [
       *       "1"
       *     ]
       */
      groups?: string[];
      /**
       * @description Permissions that the user holds directly, besides those of groups
       * @example [
       *       "media_backend"
       *     ]
       */
      permissions?: ('userprofile' | 'user' | 'media_backend' | 'theme')[];
      /**
       * @description Keys of the roles that the user holds
       * @example [
       *       "_item_search"
       *     ]
       */
      roles?: string[];
      /**
       * @description The organisation that the user belongs to
       * @example 1
       */
      organisation?: string;
    };
    /** @enum {string} */
    UserField:
      | 'id'
      | 'username'
      | 'first_name'
      | 'last_name'
      | 'email'
      | 'is_active'
      | 'is_staff'
      | 'is_superuser'
      | 'date_joined'
      | 'last_login'
      | 'groups'
      | 'permissions'
      | 'notes'
      | 'create_date'
      | 'paginate_by'
      | 'contact_number'
      | 'extra_info'
      | 'theme'
      | 'roles'
      | 'effective_roles'
      | 'homepage'
      | 'default_ingest_group'
      | 'default_group'
      | 'default_sort_list'
      | 'default_metadata_group'
      | 'login_count'
      | 'organisation'
      | 'metadata_fields'
      | 'timeout';
    /** @enum {string} */
    UserOrder:
      | 'id'
      | '-id'
      | 'create_date'
      | '-create_date'
      | 'login_count'
      | '-login_count'
      | 'username'
      | '-username'
      | 'first_name'
      | '-first_name'
      | 'last_name'
      | '-last_name'
      | 'date_joined'
      | '-date_joined'
      | 'last_login'
      | '-last_login'
      | 'email'
      | '-email';
    UserPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['User'][];
    };
    V1Usage: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description The id of the user who really called
       * @example 7
       */
      user: string;
      /** @description The name of that user; null when they are gone */
      username: string | null;
      /**
       * @description The token that was used, if any
       * @example 7
       */
      token: string | null;
      /** @description The label of that token */
      token_label: string | null;
      /** @description What was called, such as GET theme/:id */
      route: string;
      /** @description How often */
      calls: number;
      /**
       * Format: date-time
       * @description When last
       */
      last_at: string;
    };
    /** @enum {string} */
    V1UsageField: 'id' | 'user' | 'username' | 'token' | 'token_label' | 'route' | 'calls' | 'last_at';
    /** @enum {string} */
    V1UsageOrder:
      'id' | '-id' | 'username' | '-username' | 'route' | '-route' | 'calls' | '-calls' | 'last_at' | '-last_at';
    V1UsagePage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['V1Usage'][];
    };
    Version: {
      /**
       * @description The version of the service
       * @example 4.0.0
       */
      version: string;
      /** @description The versions of the API that it serves */
      api: string[];
    };
    VideoCodec: {
      /**
       * @description Identifier, digits only
       * @example 7
       */
      id: string;
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name: string;
    };
    VideoCodecBulk: {
      objects: components['schemas']['VideoCodec'][];
    };
    VideoCodecBulkOutcome: {
      results: {
        status: number;
        object?: components['schemas']['VideoCodec'];
        problem?: components['schemas']['ProblemDetails'];
      }[];
    };
    /**
     * @example {
     *       "name": "AV1 at 8 Mbit/s"
     *     }
     */
    VideoCodecChanges: {
      /**
       * @description Name of the codec
       * @example AV1 at 8 Mbit/s
       */
      name?: string;
    };
    /** @enum {string} */
    VideoCodecField: 'id' | 'name';
    /** @enum {string} */
    VideoCodecOrder: 'id' | '-id' | 'name' | '-name';
    VideoCodecPage: {
      meta: components['schemas']['PageMeta'];
      objects: components['schemas']['VideoCodec'][];
    };
    Whoami: {
      /** @description Whose rights the request has */
      user: {
        /** @example 7 */
        id: string;
        username: string;
        is_active: boolean;
        is_superuser: boolean;
      };
      /** @description Who really sent it, when that is another user */
      actor: {
        /** @example 7 */
        id: string;
        username: string;
        is_active: boolean;
        is_superuser: boolean;
      } | null;
      /**
       * @description How they signed in
       * @enum {string}
       */
      via: 'basic' | 'session' | 'token';
      /** @description The token that signed the request in */
      token: {
        /** @example 7 */
        id: string;
        label: string;
        /** Format: date-time */
        expires_at: string | null;
        /** @enum {string} */
        access: 'full' | 'read';
        /** @enum {string} */
        run_as: 'allowed' | 'forbidden' | 'required';
      } | null;
      /** @description Permissions: own, by groups, and those that all superusers have */
      permissions: string[];
      /** @description Roles of the platform and of its plugins, own and by groups */
      platform_roles: string[];
      /** @description Roles of the media backend, own and by groups */
      roles: string[];
    };
  };
  responses: {
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     */
    'BadRequest.body': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.bin_full.invalid_parameter.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.bin_full.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `bin_full`: A media bin holds no more
     *     * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.bin_full.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#bin_full",
         *       "title": "A media bin holds no more",
         *       "status": 400,
         *       "code": "bin_full",
         *       "detail": "A media bin holds no more.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.body.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_body`: The body does not have the right form
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_json`: The body is not valid JSON
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.body.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_body",
         *       "title": "The body does not have the right form",
         *       "status": 400,
         *       "code": "invalid_body",
         *       "detail": "The body does not have the right form.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `confirmation_required`: The name of what is to be deleted must be repeated
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.confirmation_required.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#confirmation_required",
         *       "title": "The name of what is to be deleted must be repeated",
         *       "status": 400,
         *       "code": "confirmation_required",
         *       "detail": "The name of what is to be deleted must be repeated.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_cursor`: The cursor is not one of this list
     *     * `invalid_header`: A header has a wrong value
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_cursor",
         *       "title": "The cursor is not one of this list",
         *       "status": 400,
         *       "code": "invalid_cursor",
         *       "detail": "The cursor is not one of this list.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `invalid_parameter`: A query parameter has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.invalid_parameter.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.malformed_request.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `malformed_request`: The request could not be understood
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     *     * `validation_failed`: Some fields cannot be accepted; see "errors"
     */
    'BadRequest.caller.malformed_request.unknown_parameter.validation_failed': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `invalid_header`: A header has a wrong value
     *     * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     *     * `unknown_parameter`: There is no such query parameter here
     */
    'BadRequest.caller.unknown_parameter': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#invalid_header",
         *       "title": "A header has a wrong value",
         *       "status": 400,
         *       "code": "invalid_header",
         *       "detail": "A header has a wrong value.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `run_as_invalid`: RUNAS must be sent once and hold one user name
     *     * `run_as_required`: This token must be used with RUNAS
     */
    'BadRequest.run_as_invalid.run_as_required': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_invalid",
         *       "title": "RUNAS must be sent once and hold one user name",
         *       "status": 400,
         *       "code": "run_as_invalid",
         *       "detail": "RUNAS must be sent once and hold one user name.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `conflict`: The present state does not allow this */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `wrong_state`: The state does not allow this step
     */
    'Conflict.conflict.idempotency_in_progress.wrong_state': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `in_use`: Something else still refers to it
     */
    'Conflict.conflict.in_use': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `last_superuser`: The last active superuser must stay one
     */
    'Conflict.conflict.last_superuser': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `conflict`: The present state does not allow this
     *     * `last_superuser`: The last active superuser must stay one
     *     * `name_taken`: The name is taken
     */
    'Conflict.conflict.last_superuser.name_taken': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#conflict",
         *       "title": "The present state does not allow this",
         *       "status": 409,
         *       "code": "conflict",
         *       "detail": "The present state does not allow this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `name_taken`: The name is taken
     */
    'Conflict.idempotency_in_progress.name_taken': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `nothing_to_undo`: There is nothing to undo
     */
    'Conflict.idempotency_in_progress.nothing_to_undo': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `idempotency_in_progress`: A request with this Idempotency-Key is still running
     *     * `wrong_state`: The state does not allow this step
     */
    'Conflict.idempotency_in_progress.wrong_state': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `foreign_site`: A page of another site may not do this
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.foreign_site.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#foreign_site",
         *       "title": "A page of another site may not do this",
         *       "status": 403,
         *       "code": "foreign_site",
         *       "detail": "A page of another site may not do this.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `permission_denied`: The caller does not have the permission
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.permission_denied.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#permission_denied",
         *       "title": "The caller does not have the permission",
         *       "status": 403,
         *       "code": "permission_denied",
         *       "detail": "The caller does not have the permission.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `not_grantable`: Nobody grants what they do not hold
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.not_grantable.permission_denied.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `not_grantable`: Nobody grants what they do not hold
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.not_grantable.permission_denied.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.permission_denied.proof_required.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.permission_denied.proof_required.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.permission_denied.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `permission_denied`: The caller does not have the permission
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     *     * `superuser_protected`: Only superusers may do this to a superuser
     */
    'Forbidden.write.permission_denied.run_as_forbidden.superuser_protected': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `proof_required`: A fresh proof of the password is required
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.proof_required.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `csrf_failed`: The CSRF token is missing or wrong
     *     * `foreign_site`: A page of another site may not do this
     *     * `read_only_token`: The token may only read
     *     * `run_as_forbidden`: The request may not run as that user
     */
    'Forbidden.write.run_as_forbidden': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#csrf_failed",
         *       "title": "The CSRF token is missing or wrong",
         *       "status": 403,
         *       "code": "csrf_failed",
         *       "detail": "The CSRF token is missing or wrong.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `idempotency_in_progress`: A request with this Idempotency-Key is still running */
    IdempotencyInProgress: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_in_progress",
         *       "title": "A request with this Idempotency-Key is still running",
         *       "status": 409,
         *       "code": "idempotency_in_progress",
         *       "detail": "A request with this Idempotency-Key is still running.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `idempotency_key_reused`: The Idempotency-Key was used for another request */
    IdempotencyKeyReused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#idempotency_key_reused",
         *       "title": "The Idempotency-Key was used for another request",
         *       "status": 422,
         *       "code": "idempotency_key_reused",
         *       "detail": "The Idempotency-Key was used for another request.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `internal_error`: Something went wrong on our side */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#internal_error",
         *       "title": "Something went wrong on our side",
         *       "status": 500,
         *       "code": "internal_error",
         *       "detail": "Something went wrong on our side.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `name_taken`: The name is taken */
    NameTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#name_taken",
         *       "title": "The name is taken",
         *       "status": 409,
         *       "code": "name_taken",
         *       "detail": "The name is taken.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `not_found`: There is no such object */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#not_found",
         *       "title": "There is no such object",
         *       "status": 404,
         *       "code": "not_found",
         *       "detail": "There is no such object.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /**
     * @description * `not_found`: There is no such object
     *     * `run_as_unknown_user`: RUNAS names no user
     */
    'NotFound.not_found.run_as_unknown_user': {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#not_found",
         *       "title": "There is no such object",
         *       "status": 404,
         *       "code": "not_found",
         *       "detail": "There is no such object.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description As the client has it */
    NotModified: {
      headers: {
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description `precondition_failed`: The object has been changed since */
    PreconditionFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#precondition_failed",
         *       "title": "The object has been changed since",
         *       "status": 412,
         *       "code": "precondition_failed",
         *       "detail": "The object has been changed since.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `run_as_forbidden`: The request may not run as that user */
    RunAsForbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_forbidden",
         *       "title": "The request may not run as that user",
         *       "status": 403,
         *       "code": "run_as_forbidden",
         *       "detail": "The request may not run as that user.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `run_as_unknown_user`: RUNAS names no user */
    RunAsUnknownUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#run_as_unknown_user",
         *       "title": "RUNAS names no user",
         *       "status": 404,
         *       "code": "run_as_unknown_user",
         *       "detail": "RUNAS names no user.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `too_large`: The body is too large */
    TooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#too_large",
         *       "title": "The body is too large",
         *       "status": 413,
         *       "code": "too_large",
         *       "detail": "The body is too large.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `too_many_requests`: Too many requests */
    TooManyRequests: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        RateLimit: components['headers']['RateLimit'];
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#too_many_requests",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "code": "too_many_requests",
         *       "detail": "Too many requests.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unauthenticated`: Authentication is required, or the credentials are not valid */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unauthenticated",
         *       "title": "Authentication is required, or the credentials are not valid",
         *       "status": 401,
         *       "code": "unauthenticated",
         *       "detail": "Authentication is required, or the credentials are not valid.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unavailable`: The service cannot do this at the moment */
    Unavailable: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unavailable",
         *       "title": "The service cannot do this at the moment",
         *       "status": 503,
         *       "code": "unavailable",
         *       "detail": "The service cannot do this at the moment.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unsupported_media_type`: The body has a type that is not accepted */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#unsupported_media_type",
         *       "title": "The body has a type that is not accepted",
         *       "status": 415,
         *       "code": "unsupported_media_type",
         *       "detail": "The body has a type that is not accepted.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `wrong_state`: The state does not allow this step */
    WrongState: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "type": "/API/v2/docs/problems#wrong_state",
         *       "title": "The state does not allow this step",
         *       "status": 409,
         *       "code": "wrong_state",
         *       "detail": "The state does not allow this step.",
         *       "instance": "/API/v2/…",
         *       "request_id": "3fa85f64-5717-4562-b3fc-2c963f66afa6"
         *     }
         */
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
    'header.Idempotency-Key': string;
    /** @description The ETag of the object as the client knows it */
    'header.If-Match': string;
    /** @description The ETag of an answer that the client has */
    'header.If-None-Match': string;
    /** @description The name of a user to act as; for administrators */
    'header.RUNAS': string;
    /** @description The object's id */
    'path.id': string;
    /** @description Objects whose actor is */
    'query.actor': string;
    /** @description Objects whose actor contains */
    'query.actor__contains': string;
    /** @description Objects whose actor ends with */
    'query.actor__endswith': string;
    /** @description Objects whose actor contains, in any case */
    'query.actor__icontains': string;
    /** @description Objects whose actor is, in any case */
    'query.actor__iexact': string;
    /** @description Objects whose actor is one of */
    'query.actor__in': string[];
    /** @description Objects whose actor begins with, in any case */
    'query.actor__istartswith': string;
    /** @description Objects whose actor begins with */
    'query.actor__startswith': string;
    /** @description Objects whose actor_id is */
    'query.actor_id': string;
    /** @description Objects whose actor_id is one of */
    'query.actor_id__in': string[];
    /** @description Objects whose actor_id is null */
    'query.actor_id__isnull': boolean;
    /** @description Objects whose address is */
    'query.address': string;
    /** @description Objects whose address contains */
    'query.address__contains': string;
    /** @description Objects whose address ends with */
    'query.address__endswith': string;
    /** @description Objects whose address contains, in any case */
    'query.address__icontains': string;
    /** @description Objects whose address is, in any case */
    'query.address__iexact': string;
    /** @description Objects whose address is one of */
    'query.address__in': string[];
    /** @description Objects whose address begins with, in any case */
    'query.address__istartswith': string;
    /** @description Objects whose address begins with */
    'query.address__startswith': string;
    /** @description Objects whose at is */
    'query.at': string;
    /** @description Objects whose at is greater than */
    'query.at__gt': string;
    /** @description Objects whose at is at least */
    'query.at__gte': string;
    /** @description Objects whose at is one of */
    'query.at__in': string[];
    /** @description Objects whose at is less than */
    'query.at__lt': string;
    /** @description Objects whose at is at most */
    'query.at__lte': string;
    /** @description Objects whose at is between two values */
    'query.at__range': string[];
    /** @description Whether to count all objects, which takes time */
    'query.count': boolean;
    /** @description Objects whose create_date is */
    'query.create_date': string;
    /** @description Objects whose create_date is greater than */
    'query.create_date__gt': string;
    /** @description Objects whose create_date is at least */
    'query.create_date__gte': string;
    /** @description Objects whose create_date is one of */
    'query.create_date__in': string[];
    /** @description Objects whose create_date is less than */
    'query.create_date__lt': string;
    /** @description Objects whose create_date is at most */
    'query.create_date__lte': string;
    /** @description Objects whose create_date is between two values */
    'query.create_date__range': string[];
    /** @description Objects whose created_at is */
    'query.created_at': string;
    /** @description Objects whose created_at is greater than */
    'query.created_at__gt': string;
    /** @description Objects whose created_at is at least */
    'query.created_at__gte': string;
    /** @description Objects whose created_at is one of */
    'query.created_at__in': string[];
    /** @description Objects whose created_at is less than */
    'query.created_at__lt': string;
    /** @description Objects whose created_at is at most */
    'query.created_at__lte': string;
    /** @description Objects whose created_at is between two values */
    'query.created_at__range': string[];
    /** @description Position in the list, taken from meta.next or meta.previous */
    'query.cursor': string;
    /** @description Objects whose description is */
    'query.description': string;
    /** @description Objects whose description contains */
    'query.description__contains': string;
    /** @description Objects whose description ends with */
    'query.description__endswith': string;
    /** @description Objects whose description contains, in any case */
    'query.description__icontains': string;
    /** @description Objects whose description is, in any case */
    'query.description__iexact': string;
    /** @description Objects whose description is one of */
    'query.description__in': string[];
    /** @description Objects whose description begins with, in any case */
    'query.description__istartswith': string;
    /** @description Objects whose description begins with */
    'query.description__startswith': string;
    /** @description Objects whose detail is */
    'query.detail': string;
    /** @description Objects whose detail contains */
    'query.detail__contains': string;
    /** @description Objects whose detail ends with */
    'query.detail__endswith': string;
    /** @description Objects whose detail contains, in any case */
    'query.detail__icontains': string;
    /** @description Objects whose detail is, in any case */
    'query.detail__iexact': string;
    /** @description Objects whose detail is one of */
    'query.detail__in': string[];
    /** @description Objects whose detail begins with, in any case */
    'query.detail__istartswith': string;
    /** @description Objects whose detail begins with */
    'query.detail__startswith': string;
    /** @description Objects whose effective is */
    'query.effective': string;
    /** @description Objects whose effective contains */
    'query.effective__contains': string;
    /** @description Objects whose effective ends with */
    'query.effective__endswith': string;
    /** @description Objects whose effective contains, in any case */
    'query.effective__icontains': string;
    /** @description Objects whose effective is, in any case */
    'query.effective__iexact': string;
    /** @description Objects whose effective is one of */
    'query.effective__in': string[];
    /** @description Objects whose effective begins with, in any case */
    'query.effective__istartswith': string;
    /** @description Objects whose effective begins with */
    'query.effective__startswith': string;
    /** @description Objects whose effective_id is */
    'query.effective_id': string;
    /** @description Objects whose effective_id is one of */
    'query.effective_id__in': string[];
    /** @description Objects whose effective_id is null */
    'query.effective_id__isnull': boolean;
    /** @description Objects whose event is */
    'query.event': string;
    /** @description Objects whose event is one of */
    'query.event__in': string[];
    /** @description Objects whose id is */
    'query.id': string;
    /** @description Objects whose id is greater than */
    'query.id__gt': string;
    /** @description Objects whose id is at least */
    'query.id__gte': string;
    /** @description Objects whose id is one of */
    'query.id__in': string[];
    /** @description Objects whose id is less than */
    'query.id__lt': string;
    /** @description Objects whose id is at most */
    'query.id__lte': string;
    /** @description Objects whose is_default is */
    'query.is_default': boolean;
    /** @description Objects whose is_default is one of */
    'query.is_default__in': boolean[];
    /** @description Objects whose label is */
    'query.label': string;
    /** @description Objects whose label contains */
    'query.label__contains': string;
    /** @description Objects whose label ends with */
    'query.label__endswith': string;
    /** @description Objects whose label contains, in any case */
    'query.label__icontains': string;
    /** @description Objects whose label is, in any case */
    'query.label__iexact': string;
    /** @description Objects whose label is one of */
    'query.label__in': string[];
    /** @description Objects whose label begins with, in any case */
    'query.label__istartswith': string;
    /** @description Objects whose label begins with */
    'query.label__startswith': string;
    /** @description Maximum number of objects per page */
    'query.limit': number;
    /** @description Objects whose method is */
    'query.method': string;
    /** @description Objects whose method is one of */
    'query.method__in': string[];
    /** @description Whether they stand or fall together */
    'query.mode': 'all' | 'each';
    /** @description Objects whose name is */
    'query.name': string;
    /** @description Objects whose name contains */
    'query.name__contains': string;
    /** @description Objects whose name ends with */
    'query.name__endswith': string;
    /** @description Objects whose name contains, in any case */
    'query.name__icontains': string;
    /** @description Objects whose name is, in any case */
    'query.name__iexact': string;
    /** @description Objects whose name is one of */
    'query.name__in': string[];
    /** @description Objects whose name begins with, in any case */
    'query.name__istartswith': string;
    /** @description Objects whose name begins with */
    'query.name__startswith': string;
    /** @description Objects whose organisation is */
    'query.organisation': string;
    /** @description Objects whose organisation is one of */
    'query.organisation__in': string[];
    /** @description Objects whose outcome is */
    'query.outcome': string;
    /** @description Objects whose outcome contains */
    'query.outcome__contains': string;
    /** @description Objects whose outcome ends with */
    'query.outcome__endswith': string;
    /** @description Objects whose outcome contains, in any case */
    'query.outcome__icontains': string;
    /** @description Objects whose outcome is, in any case */
    'query.outcome__iexact': string;
    /** @description Objects whose outcome is one of */
    'query.outcome__in': string[];
    /** @description Objects whose outcome begins with, in any case */
    'query.outcome__istartswith': string;
    /** @description Objects whose outcome begins with */
    'query.outcome__startswith': string;
    /** @description Objects whose route is */
    'query.route': string;
    /** @description Objects whose route contains */
    'query.route__contains': string;
    /** @description Objects whose route ends with */
    'query.route__endswith': string;
    /** @description Objects whose route contains, in any case */
    'query.route__icontains': string;
    /** @description Objects whose route is, in any case */
    'query.route__iexact': string;
    /** @description Objects whose route is one of */
    'query.route__in': string[];
    /** @description Objects whose route begins with, in any case */
    'query.route__istartswith': string;
    /** @description Objects whose route begins with */
    'query.route__startswith': string;
    /** @description Objects whose status is */
    'query.status': string;
    /** @description Objects whose status is greater than */
    'query.status__gt': string;
    /** @description Objects whose status is at least */
    'query.status__gte': string;
    /** @description Objects whose status is one of */
    'query.status__in': string[];
    /** @description Objects whose status is less than */
    'query.status__lt': string;
    /** @description Objects whose status is at most */
    'query.status__lte': string;
    /** @description Objects whose status is between two values */
    'query.status__range': string[];
    /** @description Objects whose submitted_by is */
    'query.submitted_by': string;
    /** @description Objects whose submitted_by is one of */
    'query.submitted_by__in': string[];
    /** @description Objects whose submitted_by is null */
    'query.submitted_by__isnull': boolean;
    /** @description Objects whose target is */
    'query.target': string;
    /** @description Objects whose target contains */
    'query.target__contains': string;
    /** @description Objects whose target ends with */
    'query.target__endswith': string;
    /** @description Objects whose target contains, in any case */
    'query.target__icontains': string;
    /** @description Objects whose target is, in any case */
    'query.target__iexact': string;
    /** @description Objects whose target is one of */
    'query.target__in': string[];
    /** @description Objects whose target begins with, in any case */
    'query.target__istartswith': string;
    /** @description Objects whose target begins with */
    'query.target__startswith': string;
    /** @description Objects whose title is */
    'query.title': string;
    /** @description Objects whose title contains */
    'query.title__contains': string;
    /** @description Objects whose title ends with */
    'query.title__endswith': string;
    /** @description Objects whose title contains, in any case */
    'query.title__icontains': string;
    /** @description Objects whose title is, in any case */
    'query.title__iexact': string;
    /** @description Objects whose title is one of */
    'query.title__in': string[];
    /** @description Objects whose title begins with, in any case */
    'query.title__istartswith': string;
    /** @description Objects whose title begins with */
    'query.title__startswith': string;
    /** @description Objects whose username is */
    'query.username': string;
    /** @description Objects whose username contains */
    'query.username__contains': string;
    /** @description Objects whose username ends with */
    'query.username__endswith': string;
    /** @description Objects whose username contains, in any case */
    'query.username__icontains': string;
    /** @description Objects whose username is, in any case */
    'query.username__iexact': string;
    /** @description Objects whose username is one of */
    'query.username__in': string[];
    /** @description Objects whose username begins with, in any case */
    'query.username__istartswith': string;
    /** @description Objects whose username begins with */
    'query.username__startswith': string;
    /** @description Objects whose via is */
    'query.via': string;
    /** @description Objects whose via is one of */
    'query.via__in': string[];
  };
  requestBodies: never;
  headers: {
    /** @description The entity tag */
    ETag: string;
    /** @description The URL of the new object */
    Location: string;
    /** @description What is left of the limit (draft-ietf-httpapi-ratelimit-headers) */
    RateLimit: string;
    /** @description Seconds until the next try is heard */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getIndex: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Index'];
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
    };
  };
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AuditEntryField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AuditEntryOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is */
        at?: components['parameters']['query.at'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is */
        event?: components['parameters']['query.event'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is */
        outcome?: components['parameters']['query.outcome'];
        /** @description Objects whose outcome is, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is */
        actor?: components['parameters']['query.actor'];
        /** @description Objects whose actor is, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is */
        effective?: components['parameters']['query.effective'];
        /** @description Objects whose effective is, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is */
        via?: components['parameters']['query.via'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is */
        method?: components['parameters']['query.method'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is */
        route?: components['parameters']['query.route'];
        /** @description Objects whose route is, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is */
        address?: components['parameters']['query.address'];
        /** @description Objects whose address is, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is */
        target?: components['parameters']['query.target'];
        /** @description Objects whose target is, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail is */
        detail?: components['parameters']['query.detail'];
        /** @description Objects whose detail is, in any case */
        detail__iexact?: components['parameters']['query.detail__iexact'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
        /** @description Objects whose detail begins with */
        detail__startswith?: components['parameters']['query.detail__startswith'];
        /** @description Objects whose detail begins with, in any case */
        detail__istartswith?: components['parameters']['query.detail__istartswith'];
        /** @description Objects whose detail ends with */
        detail__endswith?: components['parameters']['query.detail__endswith'];
        /** @description Objects whose detail is one of */
        detail__in?: components['parameters']['query.detail__in'];
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  exportAudit: {
    parameters: {
      query?: {
        /** @description CSV, or a JSON object on each line */
        format?: 'csv' | 'jsonl';
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is */
        at?: components['parameters']['query.at'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is */
        event?: components['parameters']['query.event'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is */
        outcome?: components['parameters']['query.outcome'];
        /** @description Objects whose outcome is, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is */
        actor?: components['parameters']['query.actor'];
        /** @description Objects whose actor is, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is */
        effective?: components['parameters']['query.effective'];
        /** @description Objects whose effective is, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is */
        via?: components['parameters']['query.via'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is */
        method?: components['parameters']['query.method'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is */
        route?: components['parameters']['query.route'];
        /** @description Objects whose route is, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is */
        address?: components['parameters']['query.address'];
        /** @description Objects whose address is, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is */
        target?: components['parameters']['query.target'];
        /** @description Objects whose target is, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail is */
        detail?: components['parameters']['query.detail'];
        /** @description Objects whose detail is, in any case */
        detail__iexact?: components['parameters']['query.detail__iexact'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
        /** @description Objects whose detail begins with */
        detail__startswith?: components['parameters']['query.detail__startswith'];
        /** @description Objects whose detail begins with, in any case */
        detail__istartswith?: components['parameters']['query.detail__istartswith'];
        /** @description Objects whose detail ends with */
        detail__endswith?: components['parameters']['query.detail__endswith'];
        /** @description Objects whose detail is one of */
        detail__in?: components['parameters']['query.detail__in'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/jsonl': string;
        };
      };
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getAuditEntry: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AuditEntryField'][];
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntry'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listExportLocations: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ExportLocationField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ExportLocationOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose description is */
        description?: components['parameters']['query.description'];
        /** @description Objects whose description is, in any case */
        description__iexact?: components['parameters']['query.description__iexact'];
        /** @description Objects whose description contains */
        description__contains?: components['parameters']['query.description__contains'];
        /** @description Objects whose description contains, in any case */
        description__icontains?: components['parameters']['query.description__icontains'];
        /** @description Objects whose description begins with */
        description__startswith?: components['parameters']['query.description__startswith'];
        /** @description Objects whose description begins with, in any case */
        description__istartswith?: components['parameters']['query.description__istartswith'];
        /** @description Objects whose description ends with */
        description__endswith?: components['parameters']['query.description__endswith'];
        /** @description Objects whose description is one of */
        description__in?: components['parameters']['query.description__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewExportLocation'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyExportLocations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewExportLocation'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocationBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getExportLocation: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ExportLocationField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeExportLocation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ExportLocationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ExportLocation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listGroups: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['GroupField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['GroupOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose description is */
        description?: components['parameters']['query.description'];
        /** @description Objects whose description is, in any case */
        description__iexact?: components['parameters']['query.description__iexact'];
        /** @description Objects whose description contains */
        description__contains?: components['parameters']['query.description__contains'];
        /** @description Objects whose description contains, in any case */
        description__icontains?: components['parameters']['query.description__icontains'];
        /** @description Objects whose description begins with */
        description__startswith?: components['parameters']['query.description__startswith'];
        /** @description Objects whose description begins with, in any case */
        description__istartswith?: components['parameters']['query.description__istartswith'];
        /** @description Objects whose description ends with */
        description__endswith?: components['parameters']['query.description__endswith'];
        /** @description Objects whose description is one of */
        description__in?: components['parameters']['query.description__in'];
        /** @description Objects whose organisation is */
        organisation?: components['parameters']['query.organisation'];
        /** @description Objects whose organisation is one of */
        organisation__in?: components['parameters']['query.organisation__in'];
        /** @description Objects whose create_date is */
        create_date?: components['parameters']['query.create_date'];
        /** @description Objects whose create_date is one of */
        create_date__in?: components['parameters']['query.create_date__in'];
        /** @description Objects whose create_date is greater than */
        create_date__gt?: components['parameters']['query.create_date__gt'];
        /** @description Objects whose create_date is at least */
        create_date__gte?: components['parameters']['query.create_date__gte'];
        /** @description Objects whose create_date is less than */
        create_date__lt?: components['parameters']['query.create_date__lt'];
        /** @description Objects whose create_date is at most */
        create_date__lte?: components['parameters']['query.create_date__lte'];
        /** @description Objects whose create_date is between two values */
        create_date__range?: components['parameters']['query.create_date__range'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyGroups: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGroup'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GroupBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  registerRoles: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RoleTree'] | components['schemas']['RoleTree'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredRoles'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getGroup: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['GroupField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.conflict.in_use'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GroupChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Group'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['NameTaken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getReadiness: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.run_as_invalid.run_as_required'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      500: components['responses']['InternalError'];
      /** @description Done */
      503: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
    };
  };
  getHealth: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
    };
  };
  getMe: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['MeField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  changeMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MeChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Me'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  explainMyAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Access'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listActedAs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AuditEntryField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AuditEntryOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose at is */
        at?: components['parameters']['query.at'];
        /** @description Objects whose at is one of */
        at__in?: components['parameters']['query.at__in'];
        /** @description Objects whose at is greater than */
        at__gt?: components['parameters']['query.at__gt'];
        /** @description Objects whose at is at least */
        at__gte?: components['parameters']['query.at__gte'];
        /** @description Objects whose at is less than */
        at__lt?: components['parameters']['query.at__lt'];
        /** @description Objects whose at is at most */
        at__lte?: components['parameters']['query.at__lte'];
        /** @description Objects whose at is between two values */
        at__range?: components['parameters']['query.at__range'];
        /** @description Objects whose event is */
        event?: components['parameters']['query.event'];
        /** @description Objects whose event is one of */
        event__in?: components['parameters']['query.event__in'];
        /** @description Objects whose outcome is */
        outcome?: components['parameters']['query.outcome'];
        /** @description Objects whose outcome is, in any case */
        outcome__iexact?: components['parameters']['query.outcome__iexact'];
        /** @description Objects whose outcome contains */
        outcome__contains?: components['parameters']['query.outcome__contains'];
        /** @description Objects whose outcome contains, in any case */
        outcome__icontains?: components['parameters']['query.outcome__icontains'];
        /** @description Objects whose outcome begins with */
        outcome__startswith?: components['parameters']['query.outcome__startswith'];
        /** @description Objects whose outcome begins with, in any case */
        outcome__istartswith?: components['parameters']['query.outcome__istartswith'];
        /** @description Objects whose outcome ends with */
        outcome__endswith?: components['parameters']['query.outcome__endswith'];
        /** @description Objects whose outcome is one of */
        outcome__in?: components['parameters']['query.outcome__in'];
        /** @description Objects whose actor is */
        actor?: components['parameters']['query.actor'];
        /** @description Objects whose actor is, in any case */
        actor__iexact?: components['parameters']['query.actor__iexact'];
        /** @description Objects whose actor contains */
        actor__contains?: components['parameters']['query.actor__contains'];
        /** @description Objects whose actor contains, in any case */
        actor__icontains?: components['parameters']['query.actor__icontains'];
        /** @description Objects whose actor begins with */
        actor__startswith?: components['parameters']['query.actor__startswith'];
        /** @description Objects whose actor begins with, in any case */
        actor__istartswith?: components['parameters']['query.actor__istartswith'];
        /** @description Objects whose actor ends with */
        actor__endswith?: components['parameters']['query.actor__endswith'];
        /** @description Objects whose actor is one of */
        actor__in?: components['parameters']['query.actor__in'];
        /** @description Objects whose actor_id is */
        actor_id?: components['parameters']['query.actor_id'];
        /** @description Objects whose actor_id is one of */
        actor_id__in?: components['parameters']['query.actor_id__in'];
        /** @description Objects whose actor_id is null */
        actor_id__isnull?: components['parameters']['query.actor_id__isnull'];
        /** @description Objects whose effective is */
        effective?: components['parameters']['query.effective'];
        /** @description Objects whose effective is, in any case */
        effective__iexact?: components['parameters']['query.effective__iexact'];
        /** @description Objects whose effective contains */
        effective__contains?: components['parameters']['query.effective__contains'];
        /** @description Objects whose effective contains, in any case */
        effective__icontains?: components['parameters']['query.effective__icontains'];
        /** @description Objects whose effective begins with */
        effective__startswith?: components['parameters']['query.effective__startswith'];
        /** @description Objects whose effective begins with, in any case */
        effective__istartswith?: components['parameters']['query.effective__istartswith'];
        /** @description Objects whose effective ends with */
        effective__endswith?: components['parameters']['query.effective__endswith'];
        /** @description Objects whose effective is one of */
        effective__in?: components['parameters']['query.effective__in'];
        /** @description Objects whose effective_id is */
        effective_id?: components['parameters']['query.effective_id'];
        /** @description Objects whose effective_id is one of */
        effective_id__in?: components['parameters']['query.effective_id__in'];
        /** @description Objects whose effective_id is null */
        effective_id__isnull?: components['parameters']['query.effective_id__isnull'];
        /** @description Objects whose via is */
        via?: components['parameters']['query.via'];
        /** @description Objects whose via is one of */
        via__in?: components['parameters']['query.via__in'];
        /** @description Objects whose method is */
        method?: components['parameters']['query.method'];
        /** @description Objects whose method is one of */
        method__in?: components['parameters']['query.method__in'];
        /** @description Objects whose route is */
        route?: components['parameters']['query.route'];
        /** @description Objects whose route is, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose address is */
        address?: components['parameters']['query.address'];
        /** @description Objects whose address is, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose target is */
        target?: components['parameters']['query.target'];
        /** @description Objects whose target is, in any case */
        target__iexact?: components['parameters']['query.target__iexact'];
        /** @description Objects whose target contains */
        target__contains?: components['parameters']['query.target__contains'];
        /** @description Objects whose target contains, in any case */
        target__icontains?: components['parameters']['query.target__icontains'];
        /** @description Objects whose target begins with */
        target__startswith?: components['parameters']['query.target__startswith'];
        /** @description Objects whose target begins with, in any case */
        target__istartswith?: components['parameters']['query.target__istartswith'];
        /** @description Objects whose target ends with */
        target__endswith?: components['parameters']['query.target__endswith'];
        /** @description Objects whose target is one of */
        target__in?: components['parameters']['query.target__in'];
        /** @description Objects whose detail is */
        detail?: components['parameters']['query.detail'];
        /** @description Objects whose detail is, in any case */
        detail__iexact?: components['parameters']['query.detail__iexact'];
        /** @description Objects whose detail contains */
        detail__contains?: components['parameters']['query.detail__contains'];
        /** @description Objects whose detail contains, in any case */
        detail__icontains?: components['parameters']['query.detail__icontains'];
        /** @description Objects whose detail begins with */
        detail__startswith?: components['parameters']['query.detail__startswith'];
        /** @description Objects whose detail begins with, in any case */
        detail__istartswith?: components['parameters']['query.detail__istartswith'];
        /** @description Objects whose detail ends with */
        detail__endswith?: components['parameters']['query.detail__endswith'];
        /** @description Objects whose detail is one of */
        detail__in?: components['parameters']['query.detail__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuditEntryPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  changeMyPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.proof_required.run_as_forbidden'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listMyThemes: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ThemeField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ThemeOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose title is */
        title?: components['parameters']['query.title'];
        /** @description Objects whose title is, in any case */
        title__iexact?: components['parameters']['query.title__iexact'];
        /** @description Objects whose title contains */
        title__contains?: components['parameters']['query.title__contains'];
        /** @description Objects whose title contains, in any case */
        title__icontains?: components['parameters']['query.title__icontains'];
        /** @description Objects whose title begins with */
        title__startswith?: components['parameters']['query.title__startswith'];
        /** @description Objects whose title begins with, in any case */
        title__istartswith?: components['parameters']['query.title__istartswith'];
        /** @description Objects whose title ends with */
        title__endswith?: components['parameters']['query.title__endswith'];
        /** @description Objects whose title is one of */
        title__in?: components['parameters']['query.title__in'];
        /** @description Objects whose status is */
        status?: components['parameters']['query.status'];
        /** @description Objects whose status is one of */
        status__in?: components['parameters']['query.status__in'];
        /** @description Objects whose status is greater than */
        status__gt?: components['parameters']['query.status__gt'];
        /** @description Objects whose status is at least */
        status__gte?: components['parameters']['query.status__gte'];
        /** @description Objects whose status is less than */
        status__lt?: components['parameters']['query.status__lt'];
        /** @description Objects whose status is at most */
        status__lte?: components['parameters']['query.status__lte'];
        /** @description Objects whose status is between two values */
        status__range?: components['parameters']['query.status__range'];
        /** @description Objects whose is_default is */
        is_default?: components['parameters']['query.is_default'];
        /** @description Objects whose is_default is one of */
        is_default__in?: components['parameters']['query.is_default__in'];
        /** @description Objects whose submitted_by is */
        submitted_by?: components['parameters']['query.submitted_by'];
        /** @description Objects whose submitted_by is one of */
        submitted_by__in?: components['parameters']['query.submitted_by__in'];
        /** @description Objects whose submitted_by is null */
        submitted_by__isnull?: components['parameters']['query.submitted_by__isnull'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  listBinItems: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['BinItemField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['BinItemOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose resource_id is */
        resource_id?: string;
        /** @description Objects whose resource_id is, in any case */
        resource_id__iexact?: string;
        /** @description Objects whose resource_id contains */
        resource_id__contains?: string;
        /** @description Objects whose resource_id contains, in any case */
        resource_id__icontains?: string;
        /** @description Objects whose resource_id begins with */
        resource_id__startswith?: string;
        /** @description Objects whose resource_id begins with, in any case */
        resource_id__istartswith?: string;
        /** @description Objects whose resource_id ends with */
        resource_id__endswith?: string;
        /** @description Objects whose resource_id is one of */
        resource_id__in?: string[];
        /** @description Objects whose resource_name is */
        resource_name?: string;
        /** @description Objects whose resource_name is, in any case */
        resource_name__iexact?: string;
        /** @description Objects whose resource_name contains */
        resource_name__contains?: string;
        /** @description Objects whose resource_name contains, in any case */
        resource_name__icontains?: string;
        /** @description Objects whose resource_name begins with */
        resource_name__startswith?: string;
        /** @description Objects whose resource_name begins with, in any case */
        resource_name__istartswith?: string;
        /** @description Objects whose resource_name ends with */
        resource_name__endswith?: string;
        /** @description Objects whose resource_name is one of */
        resource_name__in?: string[];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose resource_type is */
        resource_type?: string;
        /** @description Objects whose resource_type is, in any case */
        resource_type__iexact?: string;
        /** @description Objects whose resource_type contains */
        resource_type__contains?: string;
        /** @description Objects whose resource_type contains, in any case */
        resource_type__icontains?: string;
        /** @description Objects whose resource_type begins with */
        resource_type__startswith?: string;
        /** @description Objects whose resource_type begins with, in any case */
        resource_type__istartswith?: string;
        /** @description Objects whose resource_type ends with */
        resource_type__endswith?: string;
        /** @description Objects whose resource_type is one of */
        resource_type__in?: string[];
        /** @description Objects whose ui_selected is */
        ui_selected?: boolean;
        /** @description Objects whose ui_selected is one of */
        ui_selected__in?: boolean[];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBinItem'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyBinItems: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewBinItem'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItemBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  clearBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemovedBinItems'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  removeBinItems: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemIds'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  reorderBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemIds'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  undoBin: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItems'];
        };
      };
      400: components['responses']['BadRequest.caller.body.bin_full.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['Conflict.idempotency_in_progress.nothing_to_undo'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getBinItem: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['BinItemField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeBinItem: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BinItemChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BinItem'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getApiDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
    };
  };
  listOrganisations: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['OrganisationField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['OrganisationOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrganisation'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyOrganisations: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrganisation'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getOrganisation: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['OrganisationField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.conflict.in_use'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeOrganisation: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganisationChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Organisation'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['NameTaken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listRoles: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['RoleField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['RoleOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose key is */
        key?: string;
        /** @description Objects whose key is, in any case */
        key__iexact?: string;
        /** @description Objects whose key contains */
        key__contains?: string;
        /** @description Objects whose key contains, in any case */
        key__icontains?: string;
        /** @description Objects whose key begins with */
        key__startswith?: string;
        /** @description Objects whose key begins with, in any case */
        key__istartswith?: string;
        /** @description Objects whose key ends with */
        key__endswith?: string;
        /** @description Objects whose key is one of */
        key__in?: string[];
        /** @description Objects whose label is */
        label?: components['parameters']['query.label'];
        /** @description Objects whose label is, in any case */
        label__iexact?: components['parameters']['query.label__iexact'];
        /** @description Objects whose label contains */
        label__contains?: components['parameters']['query.label__contains'];
        /** @description Objects whose label contains, in any case */
        label__icontains?: components['parameters']['query.label__icontains'];
        /** @description Objects whose label begins with */
        label__startswith?: components['parameters']['query.label__startswith'];
        /** @description Objects whose label begins with, in any case */
        label__istartswith?: components['parameters']['query.label__istartswith'];
        /** @description Objects whose label ends with */
        label__endswith?: components['parameters']['query.label__endswith'];
        /** @description Objects whose label is one of */
        label__in?: components['parameters']['query.label__in'];
        /** @description Objects whose source is */
        source?: string;
        /** @description Objects whose source is one of */
        source__in?: string[];
        /** @description Objects whose parent is */
        parent?: string;
        /** @description Objects whose parent is one of */
        parent__in?: string[];
        /** @description Objects whose parent is null */
        parent__isnull?: boolean;
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RolePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getRole: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['RoleField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Role'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listSessions: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['SessionField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['SessionOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose created_at is */
        created_at?: components['parameters']['query.created_at'];
        /** @description Objects whose created_at is one of */
        created_at__in?: components['parameters']['query.created_at__in'];
        /** @description Objects whose created_at is greater than */
        created_at__gt?: components['parameters']['query.created_at__gt'];
        /** @description Objects whose created_at is at least */
        created_at__gte?: components['parameters']['query.created_at__gte'];
        /** @description Objects whose created_at is less than */
        created_at__lt?: components['parameters']['query.created_at__lt'];
        /** @description Objects whose created_at is at most */
        created_at__lte?: components['parameters']['query.created_at__lte'];
        /** @description Objects whose created_at is between two values */
        created_at__range?: components['parameters']['query.created_at__range'];
        /** @description Objects whose last_seen_at is */
        last_seen_at?: string;
        /** @description Objects whose last_seen_at is one of */
        last_seen_at__in?: string[];
        /** @description Objects whose last_seen_at is greater than */
        last_seen_at__gt?: string;
        /** @description Objects whose last_seen_at is at least */
        last_seen_at__gte?: string;
        /** @description Objects whose last_seen_at is less than */
        last_seen_at__lt?: string;
        /** @description Objects whose last_seen_at is at most */
        last_seen_at__lte?: string;
        /** @description Objects whose last_seen_at is between two values */
        last_seen_at__range?: string[];
        /** @description Objects whose address is */
        address?: components['parameters']['query.address'];
        /** @description Objects whose address is, in any case */
        address__iexact?: components['parameters']['query.address__iexact'];
        /** @description Objects whose address contains */
        address__contains?: components['parameters']['query.address__contains'];
        /** @description Objects whose address contains, in any case */
        address__icontains?: components['parameters']['query.address__icontains'];
        /** @description Objects whose address begins with */
        address__startswith?: components['parameters']['query.address__startswith'];
        /** @description Objects whose address begins with, in any case */
        address__istartswith?: components['parameters']['query.address__istartswith'];
        /** @description Objects whose address ends with */
        address__endswith?: components['parameters']['query.address__endswith'];
        /** @description Objects whose address is one of */
        address__in?: components['parameters']['query.address__in'];
        /** @description Objects whose user_agent is */
        user_agent?: string;
        /** @description Objects whose user_agent is, in any case */
        user_agent__iexact?: string;
        /** @description Objects whose user_agent contains */
        user_agent__contains?: string;
        /** @description Objects whose user_agent contains, in any case */
        user_agent__icontains?: string;
        /** @description Objects whose user_agent begins with */
        user_agent__startswith?: string;
        /** @description Objects whose user_agent begins with, in any case */
        user_agent__istartswith?: string;
        /** @description Objects whose user_agent ends with */
        user_agent__endswith?: string;
        /** @description Objects whose user_agent is one of */
        user_agent__in?: string[];
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SessionPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Login'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      400: components['responses']['BadRequest.body'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.foreign_site.run_as_forbidden'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.malformed_request.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getSession: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['SessionField'][];
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listAspectRatios: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AspectRatioField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AspectRatioOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose width_ratio is */
        width_ratio?: string;
        /** @description Objects whose width_ratio is one of */
        width_ratio__in?: string[];
        /** @description Objects whose width_ratio is greater than */
        width_ratio__gt?: string;
        /** @description Objects whose width_ratio is at least */
        width_ratio__gte?: string;
        /** @description Objects whose width_ratio is less than */
        width_ratio__lt?: string;
        /** @description Objects whose width_ratio is at most */
        width_ratio__lte?: string;
        /** @description Objects whose width_ratio is between two values */
        width_ratio__range?: string[];
        /** @description Objects whose height_ratio is */
        height_ratio?: string;
        /** @description Objects whose height_ratio is one of */
        height_ratio__in?: string[];
        /** @description Objects whose height_ratio is greater than */
        height_ratio__gt?: string;
        /** @description Objects whose height_ratio is at least */
        height_ratio__gte?: string;
        /** @description Objects whose height_ratio is less than */
        height_ratio__lt?: string;
        /** @description Objects whose height_ratio is at most */
        height_ratio__lte?: string;
        /** @description Objects whose height_ratio is between two values */
        height_ratio__range?: string[];
        /** @description Objects whose pixel_type is */
        pixel_type?: string;
        /** @description Objects whose pixel_type is, in any case */
        pixel_type__iexact?: string;
        /** @description Objects whose pixel_type contains */
        pixel_type__contains?: string;
        /** @description Objects whose pixel_type contains, in any case */
        pixel_type__icontains?: string;
        /** @description Objects whose pixel_type begins with */
        pixel_type__startswith?: string;
        /** @description Objects whose pixel_type begins with, in any case */
        pixel_type__istartswith?: string;
        /** @description Objects whose pixel_type ends with */
        pixel_type__endswith?: string;
        /** @description Objects whose pixel_type is one of */
        pixel_type__in?: string[];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAspectRatio'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyAspectRatios: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAspectRatio'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatioBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAspectRatio: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AspectRatioField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeAspectRatio: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AspectRatioChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AspectRatio'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listAudioCodecs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AudioCodecField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['AudioCodecOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAudioCodec'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyAudioCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAudioCodec'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodecBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAudioCodec: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['AudioCodecField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeAudioCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AudioCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AudioCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listFormats: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['FormatField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['FormatOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
        /** @description Objects whose media_type is */
        media_type?: string;
        /** @description Objects whose media_type is one of */
        media_type__in?: string[];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFormat'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyFormats: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewFormat'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FormatBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getFormat: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['FormatField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeFormat: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FormatChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Format'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listResolutions: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ResolutionField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ResolutionOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewResolution'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyResolutions: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewResolution'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResolutionBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getResolution: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ResolutionField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeResolution: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResolutionChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolution'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listStandards: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['StandardField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['StandardOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStandard'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyStandards: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewStandard'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StandardBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getStandard: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['StandardField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeStandard: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StandardChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Standard'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listVideoCodecs: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['VideoCodecField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['VideoCodecOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose name is */
        name?: components['parameters']['query.name'];
        /** @description Objects whose name is, in any case */
        name__iexact?: components['parameters']['query.name__iexact'];
        /** @description Objects whose name contains */
        name__contains?: components['parameters']['query.name__contains'];
        /** @description Objects whose name contains, in any case */
        name__icontains?: components['parameters']['query.name__icontains'];
        /** @description Objects whose name begins with */
        name__startswith?: components['parameters']['query.name__startswith'];
        /** @description Objects whose name begins with, in any case */
        name__istartswith?: components['parameters']['query.name__istartswith'];
        /** @description Objects whose name ends with */
        name__endswith?: components['parameters']['query.name__endswith'];
        /** @description Objects whose name is one of */
        name__in?: components['parameters']['query.name__in'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVideoCodec'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyVideoCodecs: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewVideoCodec'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodecBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getVideoCodec: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['VideoCodecField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeVideoCodec: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VideoCodecChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VideoCodec'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listThemes: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ThemeField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['ThemeOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose title is */
        title?: components['parameters']['query.title'];
        /** @description Objects whose title is, in any case */
        title__iexact?: components['parameters']['query.title__iexact'];
        /** @description Objects whose title contains */
        title__contains?: components['parameters']['query.title__contains'];
        /** @description Objects whose title contains, in any case */
        title__icontains?: components['parameters']['query.title__icontains'];
        /** @description Objects whose title begins with */
        title__startswith?: components['parameters']['query.title__startswith'];
        /** @description Objects whose title begins with, in any case */
        title__istartswith?: components['parameters']['query.title__istartswith'];
        /** @description Objects whose title ends with */
        title__endswith?: components['parameters']['query.title__endswith'];
        /** @description Objects whose title is one of */
        title__in?: components['parameters']['query.title__in'];
        /** @description Objects whose status is */
        status?: components['parameters']['query.status'];
        /** @description Objects whose status is one of */
        status__in?: components['parameters']['query.status__in'];
        /** @description Objects whose status is greater than */
        status__gt?: components['parameters']['query.status__gt'];
        /** @description Objects whose status is at least */
        status__gte?: components['parameters']['query.status__gte'];
        /** @description Objects whose status is less than */
        status__lt?: components['parameters']['query.status__lt'];
        /** @description Objects whose status is at most */
        status__lte?: components['parameters']['query.status__lte'];
        /** @description Objects whose status is between two values */
        status__range?: components['parameters']['query.status__range'];
        /** @description Objects whose is_default is */
        is_default?: components['parameters']['query.is_default'];
        /** @description Objects whose is_default is one of */
        is_default__in?: components['parameters']['query.is_default__in'];
        /** @description Objects whose submitted_by is */
        submitted_by?: components['parameters']['query.submitted_by'];
        /** @description Objects whose submitted_by is one of */
        submitted_by__in?: components['parameters']['query.submitted_by__in'];
        /** @description Objects whose submitted_by is null */
        submitted_by__isnull?: components['parameters']['query.submitted_by__isnull'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTheme'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyThemes: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewTheme'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemeBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getTheme: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['ThemeField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ThemeChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  approveTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  hideTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  setThemeLogo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          logo: string;
        };
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.malformed_request.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  removeThemeLogo: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  makeThemeDefault: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  previewTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ThemePreview'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  rejectTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Rejection'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  showTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  submitTheme: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Theme'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listTokens: {
    parameters: {
      query?: {
        /** @description Other tokens than those that one may use */
        scope?: 'created' | 'assigned' | 'all';
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['TokenField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['TokenOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose label is */
        label?: components['parameters']['query.label'];
        /** @description Objects whose label is, in any case */
        label__iexact?: components['parameters']['query.label__iexact'];
        /** @description Objects whose label contains */
        label__contains?: components['parameters']['query.label__contains'];
        /** @description Objects whose label contains, in any case */
        label__icontains?: components['parameters']['query.label__icontains'];
        /** @description Objects whose label begins with */
        label__startswith?: components['parameters']['query.label__startswith'];
        /** @description Objects whose label begins with, in any case */
        label__istartswith?: components['parameters']['query.label__istartswith'];
        /** @description Objects whose label ends with */
        label__endswith?: components['parameters']['query.label__endswith'];
        /** @description Objects whose label is one of */
        label__in?: components['parameters']['query.label__in'];
        /** @description Objects whose access is */
        access?: string;
        /** @description Objects whose access is one of */
        access__in?: string[];
        /** @description Objects whose run_as is */
        run_as?: string;
        /** @description Objects whose run_as is one of */
        run_as__in?: string[];
        /** @description Objects whose assignee is */
        assignee?: string;
        /** @description Objects whose assignee is, in any case */
        assignee__iexact?: string;
        /** @description Objects whose assignee contains */
        assignee__contains?: string;
        /** @description Objects whose assignee contains, in any case */
        assignee__icontains?: string;
        /** @description Objects whose assignee begins with */
        assignee__startswith?: string;
        /** @description Objects whose assignee begins with, in any case */
        assignee__istartswith?: string;
        /** @description Objects whose assignee ends with */
        assignee__endswith?: string;
        /** @description Objects whose assignee is one of */
        assignee__in?: string[];
        /** @description Objects whose created_by is */
        created_by?: string;
        /** @description Objects whose created_by is, in any case */
        created_by__iexact?: string;
        /** @description Objects whose created_by contains */
        created_by__contains?: string;
        /** @description Objects whose created_by contains, in any case */
        created_by__icontains?: string;
        /** @description Objects whose created_by begins with */
        created_by__startswith?: string;
        /** @description Objects whose created_by begins with, in any case */
        created_by__istartswith?: string;
        /** @description Objects whose created_by ends with */
        created_by__endswith?: string;
        /** @description Objects whose created_by is one of */
        created_by__in?: string[];
        /** @description Objects whose created_at is */
        created_at?: components['parameters']['query.created_at'];
        /** @description Objects whose created_at is one of */
        created_at__in?: components['parameters']['query.created_at__in'];
        /** @description Objects whose created_at is greater than */
        created_at__gt?: components['parameters']['query.created_at__gt'];
        /** @description Objects whose created_at is at least */
        created_at__gte?: components['parameters']['query.created_at__gte'];
        /** @description Objects whose created_at is less than */
        created_at__lt?: components['parameters']['query.created_at__lt'];
        /** @description Objects whose created_at is at most */
        created_at__lte?: components['parameters']['query.created_at__lte'];
        /** @description Objects whose created_at is between two values */
        created_at__range?: components['parameters']['query.created_at__range'];
        /** @description Objects whose expires_at is */
        expires_at?: string;
        /** @description Objects whose expires_at is one of */
        expires_at__in?: string[];
        /** @description Objects whose expires_at is greater than */
        expires_at__gt?: string;
        /** @description Objects whose expires_at is at least */
        expires_at__gte?: string;
        /** @description Objects whose expires_at is less than */
        expires_at__lt?: string;
        /** @description Objects whose expires_at is at most */
        expires_at__lte?: string;
        /** @description Objects whose expires_at is between two values */
        expires_at__range?: string[];
        /** @description Objects whose expires_at is null */
        expires_at__isnull?: boolean;
        /** @description Objects whose last_used_at is */
        last_used_at?: string;
        /** @description Objects whose last_used_at is one of */
        last_used_at__in?: string[];
        /** @description Objects whose last_used_at is greater than */
        last_used_at__gt?: string;
        /** @description Objects whose last_used_at is at least */
        last_used_at__gte?: string;
        /** @description Objects whose last_used_at is less than */
        last_used_at__lt?: string;
        /** @description Objects whose last_used_at is at most */
        last_used_at__lte?: string;
        /** @description Objects whose last_used_at is between two values */
        last_used_at__range?: string[];
        /** @description Objects whose last_used_at is null */
        last_used_at__isnull?: boolean;
        /** @description Objects whose revoked_at is */
        revoked_at?: string;
        /** @description Objects whose revoked_at is one of */
        revoked_at__in?: string[];
        /** @description Objects whose revoked_at is greater than */
        revoked_at__gt?: string;
        /** @description Objects whose revoked_at is at least */
        revoked_at__gte?: string;
        /** @description Objects whose revoked_at is less than */
        revoked_at__lt?: string;
        /** @description Objects whose revoked_at is at most */
        revoked_at__lte?: string;
        /** @description Objects whose revoked_at is between two values */
        revoked_at__range?: string[];
        /** @description Objects whose revoked_at is null */
        revoked_at__isnull?: boolean;
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewToken'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  revokeTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateTokenSelf: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['OwnRotation'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getToken: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['TokenField'][];
      };
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  revokeToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      409: components['responses']['WrongState'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  revealToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TokenProof'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  rotateToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': components['schemas']['TokenRotation'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenWithKey'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.idempotency_in_progress.wrong_state'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listUsers: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['UserField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['UserOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose id is between two values */
        id__range?: string[];
        /** @description Objects whose create_date is */
        create_date?: components['parameters']['query.create_date'];
        /** @description Objects whose create_date is one of */
        create_date__in?: components['parameters']['query.create_date__in'];
        /** @description Objects whose create_date is greater than */
        create_date__gt?: components['parameters']['query.create_date__gt'];
        /** @description Objects whose create_date is at least */
        create_date__gte?: components['parameters']['query.create_date__gte'];
        /** @description Objects whose create_date is less than */
        create_date__lt?: components['parameters']['query.create_date__lt'];
        /** @description Objects whose create_date is at most */
        create_date__lte?: components['parameters']['query.create_date__lte'];
        /** @description Objects whose create_date is between two values */
        create_date__range?: components['parameters']['query.create_date__range'];
        /** @description Objects whose theme is */
        theme?: string;
        /** @description Objects whose theme is one of */
        theme__in?: string[];
        /** @description Objects whose theme is null */
        theme__isnull?: boolean;
        /** @description Objects whose organisation is */
        organisation?: components['parameters']['query.organisation'];
        /** @description Objects whose organisation is one of */
        organisation__in?: components['parameters']['query.organisation__in'];
        /** @description Objects whose login_count is */
        login_count?: string;
        /** @description Objects whose login_count is one of */
        login_count__in?: string[];
        /** @description Objects whose login_count is greater than */
        login_count__gt?: string;
        /** @description Objects whose login_count is at least */
        login_count__gte?: string;
        /** @description Objects whose login_count is less than */
        login_count__lt?: string;
        /** @description Objects whose login_count is at most */
        login_count__lte?: string;
        /** @description Objects whose login_count is between two values */
        login_count__range?: string[];
        /** @description Objects whose username is */
        username?: components['parameters']['query.username'];
        /** @description Objects whose username is, in any case */
        username__iexact?: components['parameters']['query.username__iexact'];
        /** @description Objects whose username contains */
        username__contains?: components['parameters']['query.username__contains'];
        /** @description Objects whose username contains, in any case */
        username__icontains?: components['parameters']['query.username__icontains'];
        /** @description Objects whose username begins with */
        username__startswith?: components['parameters']['query.username__startswith'];
        /** @description Objects whose username begins with, in any case */
        username__istartswith?: components['parameters']['query.username__istartswith'];
        /** @description Objects whose username ends with */
        username__endswith?: components['parameters']['query.username__endswith'];
        /** @description Objects whose username is one of */
        username__in?: components['parameters']['query.username__in'];
        /** @description Objects whose first_name is */
        first_name?: string;
        /** @description Objects whose first_name is, in any case */
        first_name__iexact?: string;
        /** @description Objects whose first_name contains */
        first_name__contains?: string;
        /** @description Objects whose first_name contains, in any case */
        first_name__icontains?: string;
        /** @description Objects whose first_name begins with */
        first_name__startswith?: string;
        /** @description Objects whose first_name begins with, in any case */
        first_name__istartswith?: string;
        /** @description Objects whose first_name ends with */
        first_name__endswith?: string;
        /** @description Objects whose first_name is one of */
        first_name__in?: string[];
        /** @description Objects whose last_name is */
        last_name?: string;
        /** @description Objects whose last_name is, in any case */
        last_name__iexact?: string;
        /** @description Objects whose last_name contains */
        last_name__contains?: string;
        /** @description Objects whose last_name contains, in any case */
        last_name__icontains?: string;
        /** @description Objects whose last_name begins with */
        last_name__startswith?: string;
        /** @description Objects whose last_name begins with, in any case */
        last_name__istartswith?: string;
        /** @description Objects whose last_name ends with */
        last_name__endswith?: string;
        /** @description Objects whose last_name is one of */
        last_name__in?: string[];
        /** @description Objects whose email is */
        email?: string;
        /** @description Objects whose email is, in any case */
        email__iexact?: string;
        /** @description Objects whose email contains */
        email__contains?: string;
        /** @description Objects whose email contains, in any case */
        email__icontains?: string;
        /** @description Objects whose email begins with */
        email__startswith?: string;
        /** @description Objects whose email begins with, in any case */
        email__istartswith?: string;
        /** @description Objects whose email ends with */
        email__endswith?: string;
        /** @description Objects whose email is one of */
        email__in?: string[];
        /** @description Objects whose is_active is */
        is_active?: boolean;
        /** @description Objects whose is_active is one of */
        is_active__in?: boolean[];
        /** @description Objects whose is_staff is */
        is_staff?: boolean;
        /** @description Objects whose is_staff is one of */
        is_staff__in?: boolean[];
        /** @description Objects whose date_joined is */
        date_joined?: string;
        /** @description Objects whose date_joined is one of */
        date_joined__in?: string[];
        /** @description Objects whose date_joined is greater than */
        date_joined__gt?: string;
        /** @description Objects whose date_joined is at least */
        date_joined__gte?: string;
        /** @description Objects whose date_joined is less than */
        date_joined__lt?: string;
        /** @description Objects whose date_joined is at most */
        date_joined__lte?: string;
        /** @description Objects whose date_joined is between two values */
        date_joined__range?: string[];
        /** @description Objects whose last_login is */
        last_login?: string;
        /** @description Objects whose last_login is one of */
        last_login__in?: string[];
        /** @description Objects whose last_login is greater than */
        last_login__gt?: string;
        /** @description Objects whose last_login is at least */
        last_login__gte?: string;
        /** @description Objects whose last_login is less than */
        last_login__lt?: string;
        /** @description Objects whose last_login is at most */
        last_login__lte?: string;
        /** @description Objects whose last_login is between two values */
        last_login__range?: string[];
        /** @description Objects whose last_login is null */
        last_login__isnull?: boolean;
        /** @description Objects whose is_superuser is */
        is_superuser?: boolean;
        /** @description Objects whose is_superuser is one of */
        is_superuser__in?: boolean[];
        /** @description Objects whose groups is */
        groups?: string;
        /** @description Objects whose groups is one of */
        groups__in?: string[];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserPage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewUser'];
      };
    };
    responses: {
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createManyUsers: {
    parameters: {
      query?: {
        /** @description Whether they stand or fall together */
        mode?: components['parameters']['query.mode'];
      };
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewUser'][];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBulkOutcome'];
        };
      };
      /** @description Created */
      201: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserBulk'];
        };
      };
      400: components['responses']['BadRequest.caller.body.invalid_parameter.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden'];
      409: components['responses']['Conflict.idempotency_in_progress.name_taken'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getUser: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['UserField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  deleteUser: {
    parameters: {
      query?: {
        /** @description The user's exact name */
        confirm?: string;
      };
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.confirmation_required.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.conflict.last_superuser'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  changeUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of the object as the client knows it */
        'If-Match'?: components['parameters']['header.If-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserChanges'];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.not_grantable.permission_denied.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict.conflict.last_superuser.name_taken'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  explainUserAccess: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Access'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  setUserPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sent again within 24 hours, the request is answered but not done again; one that was refused is tried again */
        'Idempotency-Key'?: components['parameters']['header.Idempotency-Key'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordReset'];
      };
    };
    responses: {
      /** @description Done; there is nothing to say */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest.caller.body.unknown_parameter.validation_failed'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.write.permission_denied.proof_required.run_as_forbidden.superuser_protected'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdempotencyInProgress'];
      413: components['responses']['TooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listV1Usages: {
    parameters: {
      query?: {
        /** @description Maximum number of objects per page */
        limit?: components['parameters']['query.limit'];
        /** @description Position in the list, taken from meta.next or meta.previous */
        cursor?: components['parameters']['query.cursor'];
        /** @description Whether to count all objects, which takes time */
        count?: components['parameters']['query.count'];
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['V1UsageField'][];
        /** @description What to order by, with - in front for descending */
        order_by?: components['schemas']['V1UsageOrder'][];
        /** @description Objects whose id is */
        id?: components['parameters']['query.id'];
        /** @description Objects whose id is one of */
        id__in?: components['parameters']['query.id__in'];
        /** @description Objects whose id is greater than */
        id__gt?: components['parameters']['query.id__gt'];
        /** @description Objects whose id is at least */
        id__gte?: components['parameters']['query.id__gte'];
        /** @description Objects whose id is less than */
        id__lt?: components['parameters']['query.id__lt'];
        /** @description Objects whose id is at most */
        id__lte?: components['parameters']['query.id__lte'];
        /** @description Objects whose user is */
        user?: string;
        /** @description Objects whose user is one of */
        user__in?: string[];
        /** @description Objects whose username is */
        username?: components['parameters']['query.username'];
        /** @description Objects whose username is, in any case */
        username__iexact?: components['parameters']['query.username__iexact'];
        /** @description Objects whose username contains */
        username__contains?: components['parameters']['query.username__contains'];
        /** @description Objects whose username contains, in any case */
        username__icontains?: components['parameters']['query.username__icontains'];
        /** @description Objects whose username begins with */
        username__startswith?: components['parameters']['query.username__startswith'];
        /** @description Objects whose username begins with, in any case */
        username__istartswith?: components['parameters']['query.username__istartswith'];
        /** @description Objects whose username ends with */
        username__endswith?: components['parameters']['query.username__endswith'];
        /** @description Objects whose username is one of */
        username__in?: components['parameters']['query.username__in'];
        /** @description Objects whose token is */
        token?: string;
        /** @description Objects whose token is one of */
        token__in?: string[];
        /** @description Objects whose token is null */
        token__isnull?: boolean;
        /** @description Objects whose token_label is */
        token_label?: string;
        /** @description Objects whose token_label is, in any case */
        token_label__iexact?: string;
        /** @description Objects whose token_label contains */
        token_label__contains?: string;
        /** @description Objects whose token_label contains, in any case */
        token_label__icontains?: string;
        /** @description Objects whose token_label begins with */
        token_label__startswith?: string;
        /** @description Objects whose token_label begins with, in any case */
        token_label__istartswith?: string;
        /** @description Objects whose token_label ends with */
        token_label__endswith?: string;
        /** @description Objects whose token_label is one of */
        token_label__in?: string[];
        /** @description Objects whose route is */
        route?: components['parameters']['query.route'];
        /** @description Objects whose route is, in any case */
        route__iexact?: components['parameters']['query.route__iexact'];
        /** @description Objects whose route contains */
        route__contains?: components['parameters']['query.route__contains'];
        /** @description Objects whose route contains, in any case */
        route__icontains?: components['parameters']['query.route__icontains'];
        /** @description Objects whose route begins with */
        route__startswith?: components['parameters']['query.route__startswith'];
        /** @description Objects whose route begins with, in any case */
        route__istartswith?: components['parameters']['query.route__istartswith'];
        /** @description Objects whose route ends with */
        route__endswith?: components['parameters']['query.route__endswith'];
        /** @description Objects whose route is one of */
        route__in?: components['parameters']['query.route__in'];
        /** @description Objects whose calls is */
        calls?: string;
        /** @description Objects whose calls is one of */
        calls__in?: string[];
        /** @description Objects whose calls is greater than */
        calls__gt?: string;
        /** @description Objects whose calls is at least */
        calls__gte?: string;
        /** @description Objects whose calls is less than */
        calls__lt?: string;
        /** @description Objects whose calls is at most */
        calls__lte?: string;
        /** @description Objects whose calls is between two values */
        calls__range?: string[];
        /** @description Objects whose last_at is */
        last_at?: string;
        /** @description Objects whose last_at is one of */
        last_at__in?: string[];
        /** @description Objects whose last_at is greater than */
        last_at__gt?: string;
        /** @description Objects whose last_at is at least */
        last_at__gte?: string;
        /** @description Objects whose last_at is less than */
        last_at__lt?: string;
        /** @description Objects whose last_at is at most */
        last_at__lte?: string;
        /** @description Objects whose last_at is between two values */
        last_at__range?: string[];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V1UsagePage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_cursor.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getV1Usage: {
    parameters: {
      query?: {
        /** @description Return only these members, even where the schema requires others */
        fields?: components['schemas']['V1UsageField'][];
      };
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path: {
        /** @description The object's id */
        id: components['parameters']['path.id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['V1Usage'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.invalid_parameter.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['Forbidden.permission_denied.run_as_forbidden'];
      404: components['responses']['NotFound.not_found.run_as_unknown_user'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: {
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Version'];
        };
      };
      304: components['responses']['NotModified'];
      500: components['responses']['InternalError'];
    };
  };
  whoami: {
    parameters: {
      query?: never;
      header?: {
        /** @description The name of a user to act as; for administrators */
        RUNAS?: components['parameters']['header.RUNAS'];
        /** @description The ETag of an answer that the client has */
        'If-None-Match'?: components['parameters']['header.If-None-Match'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Whoami'];
        };
      };
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest.caller.unknown_parameter'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['RunAsForbidden'];
      404: components['responses']['RunAsUnknownUser'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
    };
  };
}
